/**
 * The layers of `src/`, lowest first: a file imports only from layers below its own, or from its own folder. Each folder
 * below `features/` is a folder of the features' layer.
 */
export const layers: readonly (readonly string[])[] = [
  ['util', 'ui'],
  ['i18n'],
  ['settings', 'api'],
  ['session'],
  ['status'],
  ['actions'],
  ['uploads', 'analytics', 'reporting'],
  ['features'],
  ['app'],
];

/**
 * The layers of `mocks/`, lowest first, by the same rule. `service.ts` stands above them all, and `fixture-source.ts`
 * below.
 */
export const mockLayers: readonly (readonly string[])[] = [
  ['seed', 'translations', 'resources', 'bar'],
  ['http'],
  ['world', 'contract', 'assistant'],
  ['upload'],
  ['handlers', 'page'],
  ['controls'],
];

/** The folders and files that a folder beside `src/` may import, apart from itself. Tests may import everything. */
export const importsOfFolder: Readonly<Record<string, readonly string[]>> = {
  // One meaning of "matches" for the client's own filters and for the searches that the mock service answers.
  mocks: ['generated/', 'src/util/word-search.ts'],
  // Pages are prerendered when the client is built.
  // Besides, the benchmark uploads by the client's own code.
  scripts: ['mocks/', 'generated/', 'src/app/prerender.ts', 'src/uploads/'],
};

/** Packages that only some files may import. */
export const guardedPackages: readonly { name: string; importers: readonly string[] }[] = [
  { name: 'filestack-js', importers: ['src/uploads/'] },
  { name: 'plausible-tracker', importers: ['src/analytics/'] },
  { name: '@sentry/react', importers: ['src/reporting/'] },
  { name: 'openapi-fetch', importers: ['src/api/', 'generated/'] },
];

/** The folders whose own folders are layered. */
export const layered = { src: layers, mocks: mockLayers } as const;

/** One sentence for each folder in a layered one, `src` for example, that has no place in its layers. */
export function unknownFolders(top: keyof typeof layered, folders: readonly string[]): string[] {
  const known = new Set(layered[top].flat());
  return folders
    .filter((folder) => !known.has(folder))
    .map(
      (folder) => `${top}/${folder}/ is in no layer: give it a place in scripts/layers/folders.ts.`,
    );
}
