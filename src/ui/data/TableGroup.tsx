import type { Ref } from 'react';
import styles from './TableGroup.module.css';
import { firstRowIndex, type RowGroup } from './table-columns.ts';

interface TableGroupProps {
  group: RowGroup;
  span: number;
  rowIndex: number | undefined;
  rowRef: Ref<HTMLTableRowElement> | undefined;
}

/** The heading of a group of rows. */
export function TableGroup({ group, span, rowIndex, rowRef }: TableGroupProps) {
  return (
    <tr
      ref={rowRef}
      className={styles.group}
      aria-rowindex={rowIndex}
      data-index={rowIndex === undefined ? undefined : rowIndex - firstRowIndex}
    >
      <th scope="rowgroup" colSpan={span}>
        {group.label}
      </th>
    </tr>
  );
}
