import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.UNDERCROFT_SERVER ?? 'http://127.0.0.1:8000';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Aliases of shared folders for the games, which are outside this folder. */
const alias = {
  $art: here('src/art'),
  $components: here('src/components'),
  $drawing: here('art'),
  $games: here('src/games.ts'),
  $packages: here('../src/undercroft/games'),
  $lib: here('src/lib'),
  $tests: here('tests'),
};

export default defineConfig({
  // Relative addresses let the app run below any path of a server.
  base: './',
  plugins: [svelte()],
  resolve: {
    alias,
    dedupe: ['svelte', '@fluent/bundle', 'vitest'],
    // Tests run the browser build of Svelte, so that state is reactive.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: '../src/undercroft/server/web',
    emptyOutDir: true,
    // The content security policy allows images as data, but no fonts or scripts.
    assetsInlineLimit: (file) => (file.endsWith('.png') ? undefined : false),
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  test: {
    dir: '..',
    include: ['web/{tests,src,art}/**/*.test.ts', 'src/undercroft/games/*/web/**/*.test.ts'],
    environment: 'node',
    // Time-outs only end hanging tests: a busy machine is slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
