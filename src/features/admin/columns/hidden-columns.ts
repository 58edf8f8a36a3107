import { atom, useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { currentUserAtom } from '#src/session/current-user.ts';
import type { Column, Columns } from '#src/ui/data/table-columns.ts';
import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';

/** The hidden columns of the tables in which they were changed since the page was loaded, by storage key. */
const changedAtom = atom<Readonly<Record<string, readonly string[]>>>({});

/**
 * The keys of the columns that the user has hidden in a table, which this browser remembers for the user, and a function
 * that replaces them. Stored keys may be any text.
 */
export function useHiddenColumns(table: string) {
  const userId = useAtomValue(currentUserAtom)?.id ?? null;
  const storageKey = `hidden-columns-${userId}-${table}`;
  const [changed, setChanged] = useAtom(changedAtom);
  const remembered = useMemo(() => readStorage(storageKey).split(' '), [storageKey]);
  const hide = (keys: readonly string[]) => {
    if (keys.length > 0) writeStorage(storageKey, keys.join(' '));
    else removeStorage(storageKey);
    setChanged((before) => ({ ...before, [storageKey]: keys }));
  };
  return [changed[storageKey] ?? remembered, hide] as const;
}

/** The columns of a table without those that the user has hidden. */
export function useShownColumns<Row>(table: string, columns: Columns<Row>): Columns<Row> {
  const [hidden] = useHiddenColumns(table);
  // The same columns again, so that rows do not rerender.
  return useMemo(() => {
    const [first, ...others] = columns;
    return [
      first,
      ...others.filter((column) => isAlwaysShown(column) || !hidden.includes(column.key)),
    ];
  }, [columns, hidden]);
}

/** Whether users cannot hide a column. They never can hide a table's first one. */
export function isAlwaysShown<Row>(column: Column<Row>): boolean {
  return column.kind === 'actions' || column.isAlwaysShown === true;
}
