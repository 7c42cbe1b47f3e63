import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A room's board lies in the room; what it imports by name is found here. */
const rooms: Plugin = {
	name: 'rooms',
	enforce: 'pre',
	resolveId(source, importer) {
		const outside = importer && !importer.startsWith(here('.')) && !/^[./\0]|^\$/.test(source);
		return outside ? this.resolve(source, here('src/main.ts'), { skipSelf: true }) : null;
	}
};

export default defineConfig({
	root: here('.'),
	plugins: [rooms, svelte()],
	resolve: { alias: { $lib: here('src/lib'), $parts: here('src/parts') } },
	build: {
		outDir: here('../src/tradecraft/server/client'),
		emptyOutDir: true,
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: { checks: { pluginTimings: false } }
	},
	server: {
		fs: { allow: [here('..')] },
		proxy: { '/api': 'http://127.0.0.1:8000' }
	}
});
