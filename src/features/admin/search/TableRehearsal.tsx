import { atom, useAtom } from 'jotai';
import { startTransition, useCallback } from 'react';
import { Link } from 'react-router-dom';
import { Table } from '#src/ui/data/Table.tsx';
import type { Column, Columns } from '#src/ui/data/table-columns.ts';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { recordLink } from '../records/record-link.ts';
import { withHits } from './Hits.tsx';
import styles from './Search.module.css';

/** Enough for a table that has only the rows near the window in the document. */
const rows = Array.from({ length: 100 }, (_, place) => place);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789';
const hit = ['E'];

const stages = ['due', 'running', 'done'] as const;
const stageAtom = atom<(typeof stages)[number]>('due');

/**
 * Renders an invisible table with the given columns while the browser is idle, and removes it again. The first table is
 * then painted much sooner, because its code is compiled, its styles are matched and its fonts are shaped.
 */
export function TableRehearsal<Row>({ columns }: { columns: Columns<Row> }) {
  const [stage, setStage] = useAtom(stageAtom);
  const next = stages[stages.indexOf(stage) + 1];
  useWhenIdle(
    useCallback(() => {
      if (next) startTransition(() => setStage(next));
    }, [next, setStage]),
  );
  if (stage !== 'running') return null;
  const [first, ...others] = columns;
  return (
    <div className={styles.rehearsal} aria-hidden="true" inert>
      <Table
        label=""
        columns={[rehearsed(first), ...others.map(rehearsed)]}
        rows={rows}
        rowKey={ownKey}
        sort={{ by: null, order: 'asc', addressOf: () => '' }}
        busy
      />
    </div>
  );
}

function rehearsed<Row>({
  mark: _mark,
  exported: _exported,
  text,
  ...column
}: Column<Row>): Column<number> {
  return {
    ...column,
    cell: () => <Link {...recordLink('', false)}>{withHits(letters, hit)}</Link>,
    ...(text ? { text: String } : {}),
  };
}

function ownKey(row: number): number {
  return row;
}
