import { type EventField, isCustom } from '#src/calendar/model/field-types.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import type { MenuItem } from '#src/ui/menu/menu-item.ts';
import { moveItems } from '#src/ui/order/move-items.ts';
import { type Moves, movesAt, type Place, type Step } from '#src/ui/order/order.ts';
import { useMoves } from '#src/ui/order/use-moves.ts';
import rows from '../frame/movable-rows.module.css';
import { moveLabels } from '../frame/move-labels.ts';
import styles from './FieldList.module.css';
import { describeType, fieldName } from './field-words.ts';

interface FieldActs {
  onEdit: (field: EventField) => void;
  onActivate: (field: EventField, isActive: boolean) => void;
  onDelete: (field: EventField) => void;
}

interface FieldListProps extends FieldActs {
  label: string;
  /** A name in lower case: fields move only within their list. */
  list: string;
  fields: readonly EventField[];
  onMoveTo: (id: number, place: Place<number>, fields: readonly EventField[]) => void;
  onMoveBy: (field: EventField, step: Step, fields: readonly EventField[]) => void;
}

/** Fields in their order, which can be moved. */
export function FieldList({ label, list, fields, onMoveTo, onMoveBy, ...acts }: FieldListProps) {
  return (
    <UnmarkedList className={rows.list} aria-label={label}>
      {fields.map((field, index) => (
        <FieldRow
          key={field.id}
          field={field}
          list={list}
          moves={movesAt(index, fields.length)}
          onMoveTo={(id, place) => onMoveTo(id, place, fields)}
          onMoveBy={(step) => onMoveBy(field, step, fields)}
          {...acts}
        />
      ))}
    </UnmarkedList>
  );
}

interface FieldRowProps extends FieldActs {
  field: EventField;
  list: string;
  moves: Moves;
  onMoveTo: (id: number, place: Place<number>) => void;
  onMoveBy: (step: Step) => void;
}

function FieldRow({ field, list, moves, onMoveTo, onMoveBy, ...acts }: FieldRowProps) {
  const t = useTranslate();
  const name = fieldName(t, field);
  const moving = useMoves(
    { key: String(field.id), list, moves },
    {
      onMoveBy,
      onMoveTo: (key, side) => onMoveTo(Number(key), { id: field.id, side }),
    },
  );
  return (
    <li {...moving} className={rows.row}>
      <div className={rows.line} draggable={moves !== 'none'}>
        <div className={styles.words}>
          <button
            type="button"
            className={classNames(rows.name, styles.name)}
            aria-haspopup="dialog"
            aria-keyshortcuts={moves === 'none' ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
            onClick={() => acts.onEdit(field)}
          >
            {name}
          </button>
          {isCustom(field) && (
            <span className={styles.type}>
              {describeType(t, field.type).label}
              {field.options.length > 0 &&
                ` · ${t('settings:%count% options', { count: field.options.length })}`}
            </span>
          )}
          <span className={styles.badges}>
            {field.required && <Badge>{t('settings:Required')}</Badge>}
            {field.visibility === 'users_with_modify_permission' && (
              <Badge>{t('settings:Editors only')}</Badge>
            )}
            {!field.active && <Badge tone="warning">{t('common:Inactive')}</Badge>}
          </span>
        </div>
        <MenuButton
          label={t('settings:Actions for %name%', { name })}
          items={[...moveItems(moveLabels(t), moves, onMoveBy), ...fieldItems(t, field, acts)]}
        >
          <Icon name="more" />
        </MenuButton>
      </div>
    </li>
  );
}

function fieldItems(
  t: Translate,
  field: EventField,
  { onEdit, onActivate, onDelete }: FieldActs,
): readonly MenuItem[] {
  const { active } = field;
  const deletion: MenuItem = {
    key: 'delete',
    label: t('settings:Delete…'),
    icon: 'trash',
    kind: 'action',
    divided: true,
    onSelect: () => onDelete(field),
  };
  return [
    {
      key: 'edit',
      label: t('settings:Edit…'),
      icon: 'gear',
      kind: 'action',
      onSelect: () => onEdit(field),
    },
    {
      key: 'active',
      label: active ? t('settings:Deactivate') : t('settings:Activate'),
      icon: active ? 'eye-off' : 'eye',
      kind: 'action',
      onSelect: () => onActivate(field, !active),
    },
    ...(isCustom(field) ? [deletion] : []),
  ];
}
