/**
 * The layers of `src/`, lowest first: a file imports only from layers below its own, or from its own folder. Each folder
 * below `features/` is a folder of the features' layer.
 */
export const layers: readonly (readonly string[])[] = [
  ['util', 'ui'],
  ['settings', 'api', 'i18n'],
  ['session'],
  ['status'],
  ['actions'],
  ['uploads', 'analytics', 'reporting'],
  ['features'],
  ['app'],
];

/** What a folder beside `src/` may import, apart from itself. Tests may import everything. */
export const importsOfFolder: Readonly<Record<string, readonly string[]>> = {
  mocks: ['generated'],
  scripts: ['mocks'],
};

/** Packages that only some files may import. */
export const guardedPackages: readonly { name: string; importers: readonly string[] }[] = [
  { name: 'filestack-js', importers: ['src/uploads/'] },
  { name: 'plausible-tracker', importers: ['src/analytics/'] },
  { name: '@sentry/react', importers: ['src/reporting/'] },
  { name: 'openapi-fetch', importers: ['src/api/', 'generated/'] },
];

/** One sentence for each folder in `src/` that has no place in the layers. */
export function unknownFolders(foldersInSrc: readonly string[]): string[] {
  const known = new Set(layers.flat());
  return foldersInSrc
    .filter((folder) => !known.has(folder))
    .map(
      (folder) => `src/${folder}/ is in no layer: give it a place in scripts/layers/folders.ts.`,
    );
}
