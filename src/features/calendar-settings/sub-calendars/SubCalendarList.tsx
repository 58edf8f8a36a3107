import type { FolderEntry } from '#src/calendar/model/folders.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ColorDot } from '#src/ui/ColorDot.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Badge } from '#src/ui/data/Badge.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MenuButton } from '#src/ui/menu/MenuButton.tsx';
import { type Moves, movesAt, type Place, type Step } from '#src/ui/order/order.ts';
import { useMoves } from '#src/ui/order/use-moves.ts';
import rows from '../frame/movable-rows.module.css';
import { entryKey, entryName, listSubCalendars } from './entries.ts';
import { type EntryActs, useEntryMenu } from './entry-menu.ts';
import styles from './SubCalendarList.module.css';

interface ListActs extends EntryActs {
  selection: ReadonlySet<number>;
  onSelect: (ids: readonly number[], isSelected: boolean) => void;
  /** Moves the one with the key beside another one of its folder. */
  onMoveBeside: (key: string, place: Place<string>, siblings: readonly FolderEntry[]) => void;
  onMoveBy: (entry: FolderEntry, step: Step, siblings: readonly FolderEntry[]) => void;
}

interface SubCalendarListProps extends ListActs {
  label: string;
  /** The folder's path, empty for the whole list. */
  path: string;
  entries: readonly FolderEntry[];
}

/** Sub-calendars in their order, and folders with their own lists. */
export function SubCalendarList({ label, path, entries, ...acts }: SubCalendarListProps) {
  return (
    <UnmarkedList className={path === '' ? rows.list : styles.inner} aria-label={label}>
      {entries.map((entry, index) => (
        <EntryRow
          key={entryKey(entry)}
          entry={entry}
          path={path}
          moves={movesAt(index, entries.length)}
          siblings={entries}
          {...acts}
        />
      ))}
    </UnmarkedList>
  );
}

interface EntryRowProps extends ListActs {
  entry: FolderEntry;
  path: string;
  moves: Moves;
  siblings: readonly FolderEntry[];
}

function EntryRow({ entry, path, moves, siblings, ...acts }: EntryRowProps) {
  const { onMoveBeside, onMoveBy } = acts;
  const key = entryKey(entry);
  const moveBy = (step: Step) => onMoveBy(entry, step, siblings);
  const moving = useMoves(
    // Names of data types are in lower case.
    { key, list: `sub-calendar-${encodeURIComponent(path).toLowerCase()}`, moves },
    {
      onMoveBy: moveBy,
      onMoveTo: (draggedKey, side) => onMoveBeside(draggedKey, { id: key, side }, siblings),
    },
  );
  return (
    <li {...moving} className={rows.row}>
      <EntryLine entry={entry} moves={moves} onMove={moveBy} {...acts} />
      {entry.kind === 'folder' && (
        <SubCalendarList
          label={entry.folder.path}
          path={entry.folder.path}
          entries={entry.folder.entries}
          {...acts}
        />
      )}
    </li>
  );
}

type EntryLineProps = Omit<EntryRowProps, 'path' | 'siblings'> & { onMove: (step: Step) => void };

function EntryLine({ entry, moves, onMove, selection, onSelect, ...acts }: EntryLineProps) {
  const t = useTranslate();
  const name = entryName(entry);
  const ids = listSubCalendars(entry).map(({ id }) => id);
  const selected = ids.filter((id) => selection.has(id)).length;
  const isSelected = selected === ids.length;
  const items = useEntryMenu(entry, { ...acts, moves, onMove });
  const { onTask } = acts;
  return (
    <div className={rows.line} draggable={moves !== 'none'}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={t('settings:Select %name%', { name })}
        checked={isSelected}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !isSelected;
        }}
        onChange={() => onSelect(ids, !isSelected)}
      />
      {entry.kind === 'subCalendar' && <ColorDot color={entry.subCalendar.color} />}
      <div className={styles.words}>
        <button
          type="button"
          className={classNames(rows.name, entry.kind === 'folder' && styles.folder)}
          aria-haspopup="dialog"
          aria-keyshortcuts={moves === 'none' ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          onClick={() =>
            onTask(
              entry.kind === 'folder'
                ? { kind: 'rename', folder: entry.folder }
                : { kind: 'edit', subCalendar: entry.subCalendar },
            )
          }
        >
          {name}
        </button>
        <span className={styles.badges}>
          {entry.kind === 'subCalendar' && !entry.subCalendar.allows_overlap && (
            <Badge>{t('settings:No double booking')}</Badge>
          )}
          {entry.kind === 'subCalendar' && !entry.subCalendar.active && (
            <Badge tone="warning">{t('common:Inactive')}</Badge>
          )}
        </span>
      </div>
      <MenuButton label={t('settings:Actions for %name%', { name })} items={items}>
        <Icon name="more" />
      </MenuButton>
    </div>
  );
}
