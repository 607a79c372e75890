/** How the client is built: into the Python package, which serves it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const DIST = here('../src/wolfmoon/client/dist');
const WORDS = here('../src/wolfmoon/words');
/** Where `wolfmoon serve` listens while one develops. */
const SERVER = process.env['WOLFMOON_SERVER'] ?? 'http://127.0.0.1:8000';

/** Tells the service worker which files there are: it keeps them all, and drops those of another version. */
const shell: Plugin = {
  name: 'shell',
  apply: 'build',
  closeBundle() {
    const files = readdirSync(join(DIST, 'assets'))
      .filter((file) => /\.(js|css)$|-latin-flar/.test(file))
      .sort();
    const page = readFileSync(join(DIST, 'index.html'));
    const version = createHash('sha256').update(files.join()).update(page).digest('hex').slice(0, 12);
    const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
    const list = JSON.stringify(files.map((file) => `/assets/${file}`));
    writeFileSync(join(DIST, 'sw.js'), worker.replace("'development'", `'${version}'`).replace('[]', list));
  },
};

/** Lays packed files beside those that pack well; the server sends them to whoever takes them. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  closeBundle() {
    for (const path of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg|webmanifest)$/.test(path)) continue;
      const file = join(DIST, path);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};

/** While one develops, words come straight from the catalogue, so that a new one shows at once. */
const freshWords: Plugin = {
  name: 'fresh-words',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/api/words/', (request, response) => {
      const folder = join(WORDS, (request.url ?? '').replace(/\W/g, ''));
      const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end(files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n'));
    });
  },
};

export default defineConfig(({ mode }) => ({
  // A host may put everything under a path: files name each other from where they lie.
  base: './',
  plugins: [svelte(), shell, packed, freshWords],
  resolve: {
    alias: {
      $lib: here('src/lib'),
      $ui: here('src/ui'),
      $app: here('src/app'),
      $kit: here('src/kit'),
      $sheet: here('../src/wolfmoon/draw/sheet'),
    },
    // Without a browser Svelte would otherwise be taken in its form for servers.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: DIST,
    emptyOutDir: true,
    target: 'es2022',
    // Pictures and fonts stay files: an address of the form data: is not allowed by our own policy.
    assetsInlineLimit: 0,
    // What every page shares comes in two files rather than thirty small ones; the tables stay apart.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'svelte', test: /node_modules/ },
            { name: 'shared', test: /src\/lib\/|src\/ui\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true }, '/health': SERVER },
    fs: { allow: [here('.'), here('../src/wolfmoon')] },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
}));
