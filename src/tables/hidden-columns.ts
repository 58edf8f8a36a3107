import { atom, useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { currentUserAtom } from '#src/session/current-user.ts';
import type { Column, Columns } from '#src/ui/data/table-columns.ts';
import { useMedia } from '#src/ui/use-media.ts';
import { readStorage, removeStorage, writeStorage } from '#src/util/browser-storage.ts';

/** The hidden columns of the tables in which they were changed since the page was loaded, by storage key. */
const changedAtom = atom<Readonly<Record<string, readonly string[]>>>({});

/**
 * The columns that tables hide by default beside another window, where the others could not be read for lack of room.
 * Cards, in an even narrower window, have room for all.
 */
const hiddenBeside: Readonly<Record<string, readonly string[]>> = {
  calendars: ['created_at'],
  users: ['created_at'],
  emails: ['kind'],
  overdue: ['invoices'],
  domains: ['created_at'],
};

/**
 * The keys of the columns that are hidden in a table, a function that replaces them, and those that are hidden by
 * default. This browser remembers the user's choice, separately for use beside another window. Stored keys may be any
 * text.
 */
export function useHiddenColumns(table: string) {
  const userId = useAtomValue(currentUserAtom)?.id ?? null;
  const isBeside = useMedia('(768px <= width < 1024px)');
  const byDefault = (isBeside && hiddenBeside[table]) || noKeys;
  const storageKey = `hidden-columns-${userId}-${table}${isBeside ? '-beside' : ''}`;
  const [changedKeys, setChangedKeys] = useAtom(changedAtom);
  const rememberedKeys = useMemo(() => {
    const storedText = readStorage(storageKey);
    return storedText === 'null' ? byDefault : storedText.split(' ');
  }, [storageKey, byDefault]);
  const hide = (keys: readonly string[]) => {
    if (isSame(keys, byDefault)) removeStorage(storageKey);
    else writeStorage(storageKey, keys.join(' '));
    setChangedKeys((before) => ({ ...before, [storageKey]: keys }));
  };
  return { hidden: changedKeys[storageKey] ?? rememberedKeys, hide, byDefault };
}

const noKeys: readonly string[] = [];

export function isSame(keys: readonly string[], otherKeys: readonly string[]): boolean {
  return keys.length === otherKeys.length && keys.every((key) => otherKeys.includes(key));
}

/** The columns of a table without those that the user has hidden. */
export function useShownColumns<Row>(table: string, columns: Columns<Row>): Columns<Row> {
  const { hidden } = useHiddenColumns(table);
  // The same columns again, so that rows do not rerender.
  return useMemo(() => {
    const [first, ...otherColumns] = columns;
    return [
      first,
      ...otherColumns.filter((column) => isAlwaysShown(column) || !hidden.includes(column.key)),
    ];
  }, [columns, hidden]);
}

/** Returns whether users cannot hide a column. They never can hide a table's first one. */
export function isAlwaysShown<Row>(column: Column<Row>): boolean {
  return column.kind === 'actions' || column.isAlwaysShown === true;
}
