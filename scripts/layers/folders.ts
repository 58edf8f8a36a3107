/**
 * The layers of `src/`, lowest first: a file imports only from layers below its own, or from its own folder. Each
 * folder below `features/` belongs to the features' layer.
 */
export const layers: readonly (readonly string[])[] = [
  ['util'],
  ['i18n'],
  ['ui', 'settings', 'api'],
  ['session'],
  ['status'],
  ['actions'],
  ['uploads', 'analytics', 'reporting', 'calendar', 'tables'],
  ['features'],
  ['app'],
];

/**
 * The layers of `mocks/`, lowest first, by the same rule. `service.ts` is above them all, and `fixture.ts`
 * below.
 */
export const mockLayers: readonly (readonly string[])[] = [
  ['time'],
  ['seed', 'translations', 'resources'],
  ['http'],
  ['world', 'contract', 'assistant'],
  ['upload'],
  ['handlers', 'page'],
  ['controls'],
];

/** The layers of the admin tool, lowest first, by the same rule. Its pages are above them all. */
const adminLayers: readonly (readonly string[])[] = [
  ['acts'],
  ['attributes', 'search'],
  ['records'],
  ['apps', 'kinds'],
  ['calendar', 'domains', 'newsletter', 'organization', 'overdue', 'push', 'user'],
  ['frame'],
];

/** The layers of what calendars are made of, without their pages. */
const calendarLayers: readonly (readonly string[])[] = [
  ['model'],
  ['form', 'layout', 'words'],
  ['store'],
];

/** The layers of the calendar's pages. */
const calendarPageLayers: readonly (readonly string[])[] = [
  ['access', 'address', 'formats', 'uploads'],
  ['offline'],
  ['event'],
  ['commands'],
  ['selection'],
  ['grid'],
  ['reminders'],
  ['activity', 'changes', 'editor', 'menu', 'panel', 'pointer', 'preview', 'views'],
  ['share'],
  ['card', 'print', 'search'],
  ['page'],
];

/** The layers of a calendar's settings: each part of them is a folder between what they share and their page. */
const calendarSettingsLayers: readonly (readonly string[])[] = [
  ['frame'],
  ['access'],
  [
    'date-time',
    'deleted-events',
    'event-fields',
    'exchange',
    'general',
    'identity',
    'links',
    'log',
    'people',
    'plan',
    'sub-calendars',
    'views',
  ],
  ['page'],
];

/**
 * The files and folders that a folder next to `src/` may import, in addition to its own. Tests may import everything.
 */
export const importsOfFolder: Readonly<Record<string, readonly string[]>> = {
  // Makes "matches" mean the same in the client's own filters and in the mock service's searches, and dates and notes, too.
  mocks: [
    'generated/',
    'src/util/dates.ts',
    'src/util/graphemes.ts',
    'src/util/html-to-markdown.ts',
    'src/util/prerendered-file.ts',
    'src/util/word-search.ts',
  ],
  // The build prerenders pages.
  scripts: ['mocks/', 'generated/', 'src/app/prerender.ts'],
};

/** Packages that only some files may import. */
export const guardedPackages: readonly { name: string; importers: readonly string[] }[] = [
  { name: 'filestack-js', importers: ['src/uploads/'] },
  { name: 'plausible-tracker', importers: ['src/analytics/'] },
  { name: '@sentry/react', importers: ['src/reporting/'] },
  { name: 'tinykeys', importers: ['src/session/'] },
  { name: 'openapi-fetch', importers: ['src/api/', 'generated/'] },
  // What the client is compared with, never a part of it.
  { name: '@fullcalendar/react', importers: ['scripts/bench/peer-page/'] },
];

/** A folder whose subfolders are layered, lowest first. */
export interface LayeredFolder {
  readonly top: string;
  readonly layers: readonly (readonly string[])[];
}

export const layeredFolders: readonly LayeredFolder[] = [
  { top: 'src', layers },
  { top: 'mocks', layers: mockLayers },
  { top: 'src/calendar', layers: calendarLayers },
  { top: 'src/features/admin', layers: adminLayers },
  { top: 'src/features/calendar', layers: calendarPageLayers },
  { top: 'src/features/calendar-settings', layers: calendarSettingsLayers },
];

/** One sentence for each subfolder of a layered folder, such as `src`, that has no place in its layers. */
export function unknownFolders(layered: LayeredFolder, folders: readonly string[]): string[] {
  const knownFolders = new Set(layered.layers.flat());
  return folders
    .filter((folder) => !knownFolders.has(folder))
    .map(
      (folder) =>
        `${layered.top}/${folder}/ is in no layer: give it a place in scripts/layers/folders.ts.`,
    );
}
