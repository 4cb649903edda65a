import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.UNDERCROFT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  // Tests run the browser's half of Svelte, so that state is reactive there too.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/undercroft/server/web',
    emptyOutDir: true,
    // The content security policy allows images as data, but no fonts or scripts.
    assetsInlineLimit: (file) => (file.endsWith('.png') ? undefined : false),
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts', 'art/**/*.test.ts'], environment: 'node' },
});
