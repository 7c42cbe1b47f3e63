/** Where we are: the address, read into the name of a page and what it is about. */

export interface Place {
	page: 'lobby' | 'table' | 'screen' | 'replay' | 'lesson' | 'rules' | 'lost';
	about: string;
}

const PAGES = ['table', 'screen', 'replay', 'lesson', 'rules'];

function read(path: string): Place {
	const [page = '', about = ''] = path.split('/').filter(Boolean);
	if (!page) return { page: 'lobby', about: '' };
	if (PAGES.includes(page)) return { page: page as Place['page'], about };
	return { page: 'lost', about: '' };
}

class Route {
	place = $state.raw<Place>(read(location.pathname));
	query = $state.raw(new URLSearchParams(location.search));

	constructor() {
		addEventListener('popstate', () => this.look());
	}

	look(): void {
		this.place = read(location.pathname);
		this.query = new URLSearchParams(location.search);
	}

	go(path: string, replace = false): void {
		if (replace) history.replaceState(null, '', path);
		else history.pushState(null, '', path);
		this.look();
		scrollTo(0, 0);
	}
}

export const route = new Route();

/** Follow links within the house without loading a page; others go their way. */
export function follow(event: MouseEvent): void {
	const link = (event.target as Element).closest('a');
	const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
	if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download'))
		return;
	if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
	if (link.pathname === location.pathname && link.hash) return;
	event.preventDefault();
	route.go(link.pathname + link.search);
}
