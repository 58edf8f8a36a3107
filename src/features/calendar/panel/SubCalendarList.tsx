import { useState } from 'react';
import type { CalendarSelection } from '#src/calendar/model/calendar-selection.ts';
import { groupByFolder } from '#src/calendar/model/folders.ts';
import type { SubCalendar } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { LiveRegion } from '#src/ui/feedback/LiveRegion.tsx';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { hasAllWords, searchableText, searchWords } from '#src/util/word-search.ts';
import { FolderEntries } from './FolderEntries.tsx';
import styles from './Panel.module.css';
import type { ColorChange } from './use-color-change.ts';

interface SubCalendarListProps {
  subCalendars: readonly SubCalendar[];
  selection: CalendarSelection;
  onSelect: (selection: CalendarSelection) => void;
  /** Null for visitors who may not change colors. */
  colors: ColorChange | null;
  /** Opens the reader's reminders of its events. */
  onRemind: (subCalendar: SubCalendar) => void;
}

/** With more sub-calendars than this, a search is offered. */
const mostWithoutSearch = 12;

/** The sub-calendars in their folders, each with a box that shows or hides its events. */
export function SubCalendarList(props: SubCalendarListProps) {
  const { subCalendars, selection, onSelect, colors, onRemind } = props;
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const words = searchWords(query);
  const foundCalendars = subCalendars.filter(({ name }) =>
    hasAllWords(searchableText(name), words),
  );
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{t('calendar:Calendars')}</h3>
        <Button look="link" onClick={() => onSelect(selection === null ? new Set() : null)}>
          {selection === null ? t('calendar:Hide all') : t('calendar:Show all')}
        </Button>
      </div>
      {subCalendars.length > mostWithoutSearch && (
        <SearchField
          label={t('calendar:Find a calendar')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <FolderEntries
        entries={groupByFolder(foundCalendars)}
        all={subCalendars.map(({ id }) => id)}
        isSearch={words.length > 0}
        selection={selection}
        onSelect={onSelect}
        colors={colors}
        onRemind={onRemind}
      />
      <LiveRegion>
        {foundCalendars.length === 0 && (
          <p className={styles.empty}>{t('calendar:No calendar matches.')}</p>
        )}
      </LiveRegion>
    </section>
  );
}
