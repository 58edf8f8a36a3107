import { splitName } from '#src/calendar/model/sub-calendar.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { recurrenceText } from '../../event/recurrence-text.ts';
import type { CalendarFormats } from '../../formats/calendar-formats.ts';
import { eventTime } from '../../formats/event-name.ts';
import { chosenIds } from '../chosen-calendars.ts';
import { type EventValues, type FormCalendar, newEvent } from '../event-values.ts';
import { wantedSpan } from '../wanted-span.ts';
import styles from './QuickWords.module.css';

interface QuickWordsProps {
  /** What the words mean; null if they are only a title. */
  preview: EventValues | null;
  /** Names that no sub-calendar has. */
  unknownCalendars: readonly string[];
  isApplied: boolean;
  calendar: FormCalendar;
  formats: CalendarFormats;
  /** @param form is that of the button. */
  onToggle: (form: HTMLFormElement | null) => void;
}

/** Says what the words of a new event mean, and lets the person keep them as the title instead. */
export function QuickWords(props: QuickWordsProps) {
  const { preview, unknownCalendars, isApplied, calendar, onToggle } = props;
  const t = useTranslate();
  const example = calendar.subCalendars.find(({ active }) => active);
  const name = example ? splitName(example.name).own : '';
  return (
    <div>
      {!preview && isApplied && (
        <p className={styles.example}>
          {t('calendar:Words are understood, too: “Lunch tomorrow 12–13 #%calendar%”', {
            calendar: name,
          })}
        </p>
      )}
      <div role="status">
        {preview && (
          <div className={styles.box} data-applied={isApplied}>
            <div className={styles.meaning}>
              <p className={styles.title}>{preview.title}</p>
              <Facts {...props} values={preview} />
              {unknownCalendars.map((unknown) => (
                <p key={unknown} className={styles.unknown}>
                  {t('calendar:There is no calendar “%name%”.', { name: unknown })}
                </p>
              ))}
            </div>
            <Button
              size="dense"
              look={isApplied ? 'link' : 'secondary'}
              onClick={({ currentTarget }) => onToggle(currentTarget.form)}
            >
              {isApplied ? t('calendar:Keep as typed') : t('calendar:Use this')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

type FactsProps = Pick<QuickWordsProps, 'calendar' | 'formats'> & { values: EventValues };

function Facts({ values, calendar, formats }: FactsProps) {
  const t = useTranslate();
  const body = newEvent(values, calendar);
  const span = wantedSpan(values, calendar);
  const { zone } = calendar;
  const chosen = chosenIds(values);
  const names = calendar.subCalendars
    .filter(({ id }) => chosen.includes(id))
    .map((one) => splitName(one.name).own);
  const facts = [
    { icon: 'calendar', text: span ? eventTime(t, formats, span) : '' },
    {
      icon: 'retry',
      text: body.rrule ? recurrenceText(t, formats, body.rrule, { start: body.start, zone }) : '',
    },
    { icon: 'pin', text: values.location },
    { icon: 'list', text: formats.list(names) },
  ] as const;
  return (
    <UnmarkedList className={styles.facts}>
      {facts
        .filter(({ text }) => text !== '')
        .map(({ icon, text }) => (
          <li key={icon} className={styles.fact}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
    </UnmarkedList>
  );
}
