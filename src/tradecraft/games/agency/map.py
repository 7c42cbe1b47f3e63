"""The map: 27 cities in three zones, where they lie on the globe, and the links between them.

It is the table of clause AG-H1, in its order. Longitudes count east, latitudes north, in degrees.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tradecraft.kernel.layout import Ints

AMERICAS: Final = 0
EUROPE: Final = 1  # and Africa
ASIA: Final = 2  # and the Pacific
ZONE_NAMES: Final = ("americas", "europe", "asia")
ZONES: Final = len(ZONE_NAMES)

CIA: Final = 0
MI6: Final = 1
FSB: Final = 2
MSS: Final = 3
AGENCY_NAMES: Final = ("cia", "mi6", "fsb", "mss")
COLOURS: Final = ("blue", "black", "green", "red")  # AG-1.2
AGENCIES: Final = len(AGENCY_NAMES)


class City(NamedTuple):
    """A city: its name, its zone, where it lies, and to which others it is linked."""

    name: str
    zone: int
    longitude: float
    latitude: float
    links: str


TABLE: Final = (
    City("washington", AMERICAS, -77.0, 38.9, "havana los-angeles new-york"),
    City("new-york", AMERICAS, -74.0, 40.7, "london vancouver washington"),
    City("vancouver", AMERICAS, -123.1, 49.3, "los-angeles new-york seoul"),
    City("los-angeles", AMERICAS, -118.2, 34.1, "mexico-city tokyo vancouver washington"),
    City("mexico-city", AMERICAS, -99.1, 19.4, "bogota havana los-angeles"),
    City("havana", AMERICAS, -82.4, 23.1, "bogota madrid mexico-city washington"),
    City("bogota", AMERICAS, -74.1, 4.7, "buenos-aires havana mexico-city rio-de-janeiro"),
    City("rio-de-janeiro", AMERICAS, -43.2, -22.9, "bogota buenos-aires lagos"),
    City("buenos-aires", AMERICAS, -58.4, -34.6, "bogota rio-de-janeiro sydney"),
    City("london", EUROPE, -0.1, 51.5, "berlin madrid new-york paris"),
    City("paris", EUROPE, 2.4, 48.9, "berlin london madrid rome"),
    City("madrid", EUROPE, -3.7, 40.4, "havana lagos london paris"),
    City("berlin", EUROPE, 13.4, 52.5, "london moscow paris rome"),
    City("rome", EUROPE, 12.5, 41.9, "berlin cairo paris"),
    City("moscow", EUROPE, 37.6, 55.8, "almaty berlin cairo"),
    City("cairo", EUROPE, 31.2, 30.0, "dubai johannesburg lagos moscow rome"),
    City("lagos", EUROPE, 3.4, 6.5, "cairo johannesburg madrid rio-de-janeiro"),
    City("johannesburg", EUROPE, 28.0, -26.2, "cairo dubai lagos"),
    City("beijing", ASIA, 116.4, 39.9, "almaty hong-kong seoul tokyo"),
    City("tokyo", ASIA, 139.7, 35.7, "beijing hong-kong los-angeles seoul"),
    City("seoul", ASIA, 127.0, 37.6, "beijing tokyo vancouver"),
    City("hong-kong", ASIA, 114.2, 22.3, "beijing new-delhi singapore tokyo"),
    City("singapore", ASIA, 103.8, 1.4, "hong-kong new-delhi sydney"),
    City("new-delhi", ASIA, 77.2, 28.6, "almaty dubai hong-kong singapore"),
    City("dubai", ASIA, 55.3, 25.2, "almaty cairo johannesburg new-delhi"),
    City("almaty", ASIA, 76.9, 43.2, "beijing dubai moscow new-delhi"),
    City("sydney", ASIA, 151.2, -33.9, "buenos-aires singapore"),
)
CITIES: Final = len(TABLE)
CITY_NAMES: Final = tuple(city.name for city in TABLE)
CITY: Final = {name: city for city, name in enumerate(CITY_NAMES)}
ZONE: Final = np.array([city.zone for city in TABLE])  # by city
BASE: Final = np.array([CITY[name] for name in ("washington", "london", "moscow", "beijing")])

FLIGHT: Final = 3  # links that a plane covers at most (AG-7.3)
WALK: Final = 0  # the free space of each pawn
CAR: Final = 1
PLANE: Final = 2
MODES: Final = 3


def _steps() -> Ints:
    """Count the links on the shortest way between each two cities."""
    far = CITIES
    steps = np.full((CITIES, CITIES), far)
    for city, (_, _, _, _, links) in enumerate(TABLE):
        steps[city, city] = 0
        steps[city, [CITY[name] for name in links.split()]] = 1
    for via in range(CITIES):
        steps = np.minimum(steps, steps[:, [via]] + steps[via])
    return steps


STEPS: Final = _steps()
MOST_LINKS: Final = 5
NO_LINK: Final = CITIES
LINKS: Final = np.full((CITIES, MOST_LINKS), NO_LINK)  # by city, in the order of their numbers
for _city in range(CITIES):
    _near = np.flatnonzero(STEPS[_city] == 1)
    LINKS[_city, : len(_near)] = _near
RANGE: Final = np.array((1, 1, FLIGHT))  # by mode: how many links one movement can cover
# By mode, city and zone: 1 if another city of that zone is in range
REACH: Final = np.zeros((MODES, CITIES, ZONES), np.int64)
for _mode in range(MODES):
    for _city in range(CITIES):
        _in_range = (STEPS[_city] > 0) & (STEPS[_city] <= RANGE[_mode])
        REACH[_mode, _city, ZONE[_in_range]] = 1
