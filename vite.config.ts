import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

export default defineConfig({
  root: path.join(root, 'src'),
  // The client imports all of its assets, which gives them hashed names, so nothing is copied unchanged.
  publicDir: false,
  cacheDir: path.join(root, '.cache/vite'),
  plugins: [react()],
  build: {
    outDir: path.join(root, 'dist'),
    emptyOutDir: true,
    // The oldest supported browsers are those of `cssTarget`, the first with `light-dark()` and ES2024's library.
    target: 'es2024',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    // Below `.vite/`, which is never served.
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs is two scripts: our dependencies, which rarely change and so stay in the browser's cache, and
        // our own code. What a dozen parts share is a third: Vite would make a script of each small control, and a slow line
        // waits longer for the requests than for the bytes. Vite splits the rest.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            {
              name: 'kit',
              test: /src\/(ui|util|i18n|session|settings|status|api|actions)\//,
              minShareCount: 12,
            },
          ],
        },
      },
    },
  },
  experimental: {
    // The same build can be served from anywhere: scripts and styles use relative URLs to each other, and the server that
    // fills in the page provides their address.
    renderBuiltUrl: (filename, { hostType }) =>
      hostType === 'html' ? `__ASSETS_URL__/${filename}` : { relative: true },
  },
});
