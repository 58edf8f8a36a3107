import { chosenIds } from '#src/calendar/model/chosen-calendars.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { recurrenceText } from '#src/calendar/words/recurrence-text.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { eventTime } from '../../formats/event-name.ts';
import { type EventValues, type FormCalendar, newEvent } from '../event-values.ts';
import { wantedSpan } from '../wanted-span.ts';
import styles from './QuickWords.module.css';
import type { useQuickAdd } from './use-quick-add.ts';

interface QuickWordsProps {
  quick: ReturnType<typeof useQuickAdd>;
  calendar: FormCalendar;
  formats: CalendarFormats;
}

/**
 * Says what the words of a new event mean, and which of them are not understood. The person can keep all of them as the
 * title instead, or those in it.
 */
export function QuickWords({ quick, ...props }: QuickWordsProps) {
  const { preview, unclear, isApplied } = quick;
  const { calendar, formats } = props;
  const t = useTranslate();
  const example = calendar.subCalendars.find(({ active }) => active);
  const name = example ? splitName(example.name).own : '';
  const isPlain = !preview && unclear.length === 0;
  return (
    <div>
      {isPlain && quick.isOffered && isApplied && (
        <p className={styles.example}>
          {t('calendar:Words are understood, too: “Lunch tomorrow 12–13 #%calendar%”', {
            calendar: name,
          })}
        </p>
      )}
      <div role="status">
        {!quick.isOffered && (
          <p className={styles.example}>
            {t(
              'calendar:Words are not understood now, because they did not load. Use the fields below.',
            )}
          </p>
        )}
        {!isPlain && (
          <div className={styles.box} data-applied={isApplied}>
            {unclear.length > 0 && (
              <div className={styles.unclear}>
                <span className={styles.icon}>
                  <Icon name="alert" />
                </span>
                <p className={styles.reason}>
                  {t(
                    'calendar:Not understood: “%words%”. Change it, use the fields below, or keep it in the title.',
                    { words: formats.join(unclear) },
                  )}
                </p>
                <Button
                  size="dense"
                  onClick={({ currentTarget }) => {
                    quick.keepUnclear();
                    // The button disappears.
                    currentTarget.form?.querySelector<HTMLElement>('[name="title"]')?.focus();
                  }}
                >
                  {t('calendar:Keep it in the title')}
                </Button>
              </div>
            )}
            {preview && (
              <>
                <div className={styles.meaning}>
                  {quick.lacksTitle ? (
                    <p className={styles.missing}>{t('calendar:No title yet')}</p>
                  ) : (
                    <p className={styles.title}>{preview.title}</p>
                  )}
                  <Facts {...props} values={preview} />
                  {quick.unknownCalendars.map((unknown) => (
                    <p key={unknown} className={styles.unknown}>
                      {t('calendar:There is no calendar “%name%”.', { name: unknown })}
                    </p>
                  ))}
                </div>
                <Button
                  size="dense"
                  look={isApplied ? 'link' : 'secondary'}
                  onClick={({ currentTarget }) => quick.toggle(currentTarget.form)}
                >
                  {isApplied ? t('calendar:Keep as typed') : t('calendar:Use this')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

type FactsProps = Omit<QuickWordsProps, 'quick'> & { values: EventValues };

function Facts({ values, calendar, formats }: FactsProps) {
  const t = useTranslate();
  const body = newEvent(values, calendar);
  const span = wantedSpan(values, calendar);
  const { zone } = calendar;
  const calendarIds = chosenIds(values);
  const names = calendar.subCalendars
    .filter(({ id }) => calendarIds.includes(id))
    .map((subCalendar) => splitName(subCalendar.name).own);
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
