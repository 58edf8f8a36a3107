import type { ComponentProps, ReactNode } from 'react';
import { ColumnsButton } from '#src/tables/ColumnsButton.tsx';
import { useShownColumns } from '#src/tables/hidden-columns.ts';
import { Table } from '#src/ui/data/Table.tsx';
import type { Columns, RowKey } from '#src/ui/data/table-columns.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { Section } from '#src/ui/layout/Section.tsx';

interface RecordTableProps<Item> {
  /** The name under which the browser remembers the table's columns. */
  name: string;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  columns: Columns<Item>;
  rows: readonly Item[];
  /** Shown if there are no rows. */
  empty?: Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title'>;
}

/** A section of a record's page that consists of a table. */
export function RecordTable<Item extends { readonly id: RowKey }>(props: RecordTableProps<Item>) {
  const { name, title, lead, actions, columns, rows, empty } = props;
  const shownColumns = useShownColumns(name, columns);
  const choice = rows.length > 0 && <ColumnsButton table={name} columns={columns} />;
  return (
    <Section
      title={title}
      lead={lead}
      actions={
        actions ? (
          <Row>
            {actions}
            {choice}
          </Row>
        ) : (
          choice
        )
      }
    >
      {rows.length === 0 && empty ? (
        <EmptyState level={3} {...empty} />
      ) : (
        <Table label={title} columns={shownColumns} rows={rows} rowKey={({ id }) => id} />
      )}
    </Section>
  );
}
