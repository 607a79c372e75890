import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Components are written in TypeScript with runes. */
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
