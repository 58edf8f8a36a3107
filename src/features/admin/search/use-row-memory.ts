import { atom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import type { RowKey } from '#src/ui/data/table-columns.ts';
import type { RowMemory } from '#src/ui/data/use-last-row.ts';

/** The row that was focused last in each history entry. Never stored, because some keys are personal data. */
const lastRowsAtom = atom(() => new Map<string, RowKey>());

/** The memory of the history entry that is shown, so that going back returns to its row. */
export function useRowMemory(): RowMemory {
  const { key } = useLocation();
  const rows = useAtomValue(lastRowsAtom);
  const remember = useCallback((row: RowKey) => void rows.set(key, row), [rows, key]);
  return { last: rows.get(key), remember };
}
