import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

const root = import.meta.dirname;
const calendarPage = path.join(root, 'src/features/calendar/page/CalendarPage.tsx');

interface Context {
  getModuleInfo: Rolldown.GetModuleInfo;
}

/** The modules that modules import without `import(…)`, with those that they import; themselves included. */
function listStaticImports(entries: readonly string[], context: Context): Set<string> {
  const modules = new Set(entries);
  // A set also visits what is added meanwhile.
  for (const id of modules) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  }
  return modules;
}

/** The views of calendars, which their page imports when they are shown. */
function listViews(context: Context): string[] {
  return [...listStaticImports([calendarPage], context)]
    .flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id.includes('/features/calendar/views/'));
}

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
        // our own code. Vite would make a script of each small control that several pages share, and a slow line waits longer
        // for the requests than for the bytes: what a dozen parts share is one script, what a calendar's page shares with
        // others is another, and so is what its views share. These leave out what their modules import, or pages that share
        // only that would load them, too. Vite splits the rest.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            {
              name: 'kit',
              test: /src\/(ui|util|i18n|session|settings|status|api|actions)\//,
              minShareCount: 11,
              includeDependenciesRecursively: false,
            },
            {
              name: (id, context) =>
                listStaticImports([calendarPage], context).has(id) ? 'calendar' : null,
              debugName: 'calendar',
              test: /src\/(ui|util|session|calendar\/(model\/zone-clock|store\/use-header-look))(\/|\.)|\/tinykeys\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What a calendar's page and its settings share.
            {
              name: 'model',
              test: /src\/calendar\/model\//,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              // What the page has would draw in all of it otherwise, and so would gestures, forms and dialogs.
              name: (id, context) =>
                !listStaticImports([calendarPage], context).has(id) &&
                listStaticImports(listViews(context), context).has(id)
                  ? 'views'
                  : null,
              debugName: 'views',
              test: /src\/(calendar\/(layout|store)|features\/calendar\/(grid|selection|commands|views))\//,
              minShareCount: 3,
              includeDependenciesRecursively: false,
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
