import { useState } from 'react';
import {
  type CalendarSelection,
  isOnlyOne,
  shownAmong,
  withShown,
} from '#src/calendar/model/calendar-selection.ts';
import { type Folder, type FolderEntry, subCalendarsIn } from '#src/calendar/model/folders.ts';
import { type SubCalendar, splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button, IconButton } from '#src/ui/button/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { ColorMenu } from './ColorMenu.tsx';
import styles from './FolderEntries.module.css';
import type { ColorChange } from './use-color-change.ts';

interface EntriesProps {
  /** The ids of all sub-calendars. */
  all: readonly number[];
  /** True if the entries are the hits of a search, so that folders are open. */
  isSearch: boolean;
  selection: CalendarSelection;
  onSelect: (selection: CalendarSelection) => void;
  /** Null for visitors who may not change colors. */
  colors: ColorChange | null;
  onRemind: (subCalendar: SubCalendar) => void;
}

/** Sub-calendars and folders, one below the other. */
export function FolderEntries({
  entries,
  ...props
}: EntriesProps & { entries: readonly FolderEntry[] }) {
  return (
    <UnmarkedList className={styles.entries}>
      {entries.map((entry) =>
        entry.kind === 'folder' ? (
          <FolderEntryItem key={entry.folder.path} folder={entry.folder} {...props} />
        ) : (
          <SubCalendarItem key={entry.subCalendar.id} subCalendar={entry.subCalendar} {...props} />
        ),
      )}
    </UnmarkedList>
  );
}

function FolderEntryItem({ folder, ...props }: EntriesProps & { folder: Folder }) {
  const { all, isSearch, selection, onSelect } = props;
  const t = useTranslate();
  const [isFolded, setFolded] = useState(false);
  const isOpen = isSearch || !isFolded;
  const ids = subCalendarsIn(folder).map(({ id }) => id);
  const shownPart = shownAmong(selection, ids);
  return (
    <li>
      <div className={styles.entry}>
        <CheckboxField
          label={folder.name}
          checked={shownPart === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = shownPart === 'some';
          }}
          onChange={() => onSelect(withShown(selection, ids, shownPart !== 'all', all))}
        />
        {!isSearch && (
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={t('calendar:Calendars in %folder%', { folder: folder.name })}
            size="dense"
            aria-expanded={isOpen}
            onClick={() => setFolded(!isFolded)}
          />
        )}
      </div>
      {isOpen && (
        <div className={styles.within}>
          <FolderEntries entries={folder.entries} {...props} />
        </div>
      )}
    </li>
  );
}

function SubCalendarItem(props: EntriesProps & { subCalendar: SubCalendar }) {
  const { subCalendar, all, selection, onSelect, colors, onRemind } = props;
  const t = useTranslate();
  const { id, name } = subCalendar;
  const color = colors?.getColor(subCalendar) ?? subCalendar.color;
  const { own } = splitName(name);
  const isShown = shownAmong(selection, [id]) === 'all';
  const isOnly = isOnlyOne(selection, id);
  return (
    <li className={classNames(styles.entry, styles.subCalendar)} data-color={color}>
      <CheckboxField
        label={own}
        look={styles.box}
        checked={isShown}
        onChange={() => onSelect(withShown(selection, [id], !isShown, all))}
      />
      {all.length > 1 && (
        <span className={styles.onDemand}>
          <Button
            look="link"
            aria-label={
              isOnly ? t('calendar:Show all') : t('calendar:Only this one: %name%', { name: own })
            }
            onClick={() => onSelect(isOnly ? null : new Set([id]))}
          >
            {isOnly ? t('calendar:Show all') : t('calendar:Only this one')}
          </Button>
        </span>
      )}
      <span className={styles.onDemand}>
        <IconButton
          icon="mail"
          label={t('calendar:Reminders of %name%', { name: own })}
          size="dense"
          aria-haspopup="dialog"
          onClick={() => onRemind(subCalendar)}
        />
      </span>
      {colors && (
        <span className={styles.onDemand}>
          <ColorMenu
            name={own}
            color={color}
            onChoose={(chosenColor) => colors.choose({ id, name: own, color: chosenColor })}
          />
        </span>
      )}
    </li>
  );
}
