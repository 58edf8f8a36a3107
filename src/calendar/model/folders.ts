import { folderSeparator, type SubCalendar, splitName } from './sub-calendar.ts';

/** Sub-calendars below a common heading, in the calendar's order. */
export interface Folder {
  readonly name: string;
  /** Tells folders with the same name apart. */
  readonly path: string;
  readonly entries: readonly FolderEntry[];
}

export type FolderEntry =
  | { readonly kind: 'folder'; readonly folder: Folder }
  | { readonly kind: 'subCalendar'; readonly subCalendar: SubCalendar };

/**
 * Groups sub-calendars by the folders in their names. A folder is where its first sub-calendar is; one that is a
 * sub-calendar itself is also the first of its own entries.
 */
export function groupByFolder(subCalendars: readonly SubCalendar[]): readonly FolderEntry[] {
  const paths = new Set(
    subCalendars.flatMap(({ name }) => {
      const { folders } = splitName(name);
      return folders.map((_, index) => folders.slice(0, index + 1).join(folderSeparator));
    }),
  );
  return groupWithin(
    subCalendars.map((subCalendar) => {
      const { folders, own } = splitName(subCalendar.name);
      const isFolder = paths.has(subCalendar.name);
      return { subCalendar, folders: isFolder ? [...folders, own] : folders };
    }),
    [],
  );
}

/** All sub-calendars in a folder and the folders within it. */
export function subCalendarsIn({ entries }: Folder): readonly SubCalendar[] {
  return entries.flatMap((entry) =>
    entry.kind === 'folder' ? subCalendarsIn(entry.folder) : [entry.subCalendar],
  );
}

interface Placed {
  readonly subCalendar: SubCalendar;
  readonly folders: readonly string[];
}

function groupWithin(
  placements: readonly Placed[],
  above: readonly string[],
): readonly FolderEntry[] {
  const depth = above.length;
  const groups = Map.groupBy(placements, ({ folders, subCalendar }) => {
    return folders[depth] ?? subCalendar.id;
  });
  return [...groups].map(([key, group]): FolderEntry => {
    const [first] = group;
    if (typeof key === 'number' && first) {
      return { kind: 'subCalendar', subCalendar: first.subCalendar };
    }
    const name = String(key);
    const path = [...above, name];
    const entries = groupWithin(group, path);
    return { kind: 'folder', folder: { name, path: path.join(folderSeparator), entries } };
  });
}
