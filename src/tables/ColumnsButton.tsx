import { useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import type { Column, Columns } from '#src/ui/data/table-columns.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import styles from './ColumnsButton.module.css';
import { isAlwaysShown, isSame, useHiddenColumns } from './hidden-columns.ts';

/** Tables with fewer columns have room for all of them. */
const minColumns = 5;

interface ColumnsButtonProps<Row> {
  /** The name under which the browser remembers the table's columns. */
  table: string;
  /** All columns of the table, of which `useShownColumns` returns those to show. */
  columns: Columns<Row>;
  /** The table can be saved as a CSV file. */
  isExported?: boolean;
}

/** Chooses which columns of a table are shown. The first one, which names the row, and its actions always are. */
export function ColumnsButton<Row>(props: ColumnsButtonProps<Row>) {
  const { table, columns, isExported = false } = props;
  const t = useTranslate();
  const { hidden: storedKeys, hide, byDefault } = useHiddenColumns(table);
  if (columns.length < minColumns) return null;
  const [first] = columns;
  const isFixed = (column: Column<Row>) => column === first || isAlwaysShown(column);
  const listedColumns = columns.filter(({ kind }) => kind !== 'actions');
  const choices = listedColumns.filter((column) => !isFixed(column));
  const hiddenKeys = choices.map(({ key }) => key).filter((key) => storedKeys.includes(key));
  const total = listedColumns.length;
  const label =
    hiddenKeys.length === 0
      ? t('common:Columns')
      : t('common:%shown% of %total% columns', { shown: total - hiddenKeys.length, total });
  const items: MenuItem[] = [
    {
      key: 'columns',
      kind: 'group',
      label: t('common:Columns'),
      detail: isExported ? t('common:CSV files contain every column.') : undefined,
      items: listedColumns.map((column): MenuItem => {
        const { key, label: name } = column;
        const item = { key, kind: 'check', label: name } as const;
        if (isFixed(column)) return { ...item, checked: true, obstacle: t('common:Always shown') };
        const isHidden = hiddenKeys.includes(key);
        const change = isHidden
          ? hiddenKeys.filter((hiddenKey) => hiddenKey !== key)
          : [...hiddenKeys, key];
        return { ...item, checked: !isHidden, onToggle: () => hide(change) };
      }),
    },
    {
      key: 'reset',
      kind: 'action',
      label: t('common:Reset to default'),
      divided: true,
      disabled: isSame(hiddenKeys, byDefault),
      onSelect: () => hide(byDefault),
    },
  ];
  return (
    <div className={classNames(styles.place, !isSame(hiddenKeys, byDefault) && styles.chosen)}>
      <MenuButton label={label} look="text" items={items}>
        <span className={styles.icon}>
          <Icon name="list" />
        </span>
        <span className={styles.words}>{label}</span>
      </MenuButton>
    </div>
  );
}
