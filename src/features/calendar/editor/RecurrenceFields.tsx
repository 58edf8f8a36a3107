import type { RecurrencePattern } from '#src/calendar/model/recurrence.ts';
import { recurrenceText, sentenceFor } from '#src/calendar/words/recurrence-text.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { dayNumber } from '#src/util/day-numbers.ts';
import chipStyles from './CheckChip.module.css';
import { CheckChip } from './CheckChip.tsx';
import { ConditionalFields } from './ConditionalFields.tsx';
import styles from './EventFields.module.css';
import type { EventValues, FormCalendar } from './event-values.ts';
import type { FieldsProps } from './fields-props.ts';
import { useFieldWords } from './quick-add/field-words.ts';
import { filledRecurrence, type PatternKind, possiblePatterns } from './recurrence-values.ts';

/** The fields for an event's recurrence: a pattern with its numbers, and a sentence with their meaning. */
export function RecurrenceFields(props: FieldsProps) {
  const { field, initial, values, event, calendar, formats } = props;
  const t = useTranslate();
  const words = useFieldWords(calendar, formats.use24hTimes);
  const { pattern, ends } = values.rrule;
  const isKnown = pattern !== 'none' && pattern !== 'other';
  const hasInterval = isKnown && pattern !== 'weekdays';
  return (
    <div className={styles.times}>
      <SelectField
        {...field('rrule.pattern')}
        label={t('calendar:Repeats')}
        options={possiblePatterns(values.rrule, initial.rrule).map((value) => ({
          value,
          label: patternName(t, value, formats.weekday(values.rrule.anchor, 'long')),
        }))}
      />
      <ConditionalFields isShown={hasInterval}>
        <NumberField
          {...field('rrule.interval')}
          label={t('calendar:Every (interval)')}
          unit={intervalUnit(t, pattern)}
          min={1}
          max={999}
          required
        />
      </ConditionalFields>
      <div hidden={pattern !== 'weekly'}>
        <FieldGroup name="rrule.weekdays" label={t('calendar:Weekdays')}>
          <div className={chipStyles.chips}>
            {daysOfWeek(calendar).map((day) => (
              <CheckChip
                key={day}
                {...field(`rrule.weekdays.${day}`)}
                label={formats.weekday(firstSunday + day, 'long')}
                text={formats.weekday(firstSunday + day, 'short')}
              />
            ))}
          </div>
        </FieldGroup>
      </div>
      <ConditionalFields isShown={isKnown}>
        <div className={classNames(styles.row, styles.halves)}>
          <SelectField
            {...field('rrule.ends')}
            label={t('calendar:Ends')}
            options={[
              { value: 'never', label: t('calendar:Never') },
              { value: 'count', label: t('calendar:After a number of times') },
              { value: 'until', label: t('calendar:On a day') },
            ]}
          />
          <ConditionalFields isShown={ends === 'count'}>
            <NumberField
              {...field('rrule.count')}
              label={t('calendar:Times')}
              min={1}
              max={2000}
              required
            />
          </ConditionalFields>
          <ConditionalFields isShown={ends === 'until'}>
            <DateField
              {...field('rrule.until')}
              label={t('calendar:Last day')}
              locale={formats.locale}
              {...words.day}
              required
            />
          </ConditionalFields>
        </div>
      </ConditionalFields>
      <p className={styles.note} role="status">
        {ruleText(t, values, { event, formats })}
      </p>
    </div>
  );
}

/** A Sunday. */
const firstSunday = dayNumber('1970-01-04');

/** The weekdays, 0 (Sunday) to 6 (Saturday), in the order of a calendar. */
function daysOfWeek({ weekStartsOn }: FormCalendar): number[] {
  return Array.from({ length: 7 }, (_, index) => (weekStartsOn + index) % 7);
}

function ruleText(
  t: Translate,
  { rrule, all_day: isAllDay, start, tz: zone }: EventValues,
  { event, formats }: Pick<FieldsProps, 'event' | 'formats'>,
): string {
  if (rrule.pattern === 'none') return '';
  const recurrence = filledRecurrence(rrule, { isAllDay, zone });
  if (recurrence) {
    const { pattern } = recurrence;
    const hasDays = pattern.kind !== 'weekly' || pattern.weekdays.length > 0;
    return hasDays ? withGaps(t, sentenceFor(t, formats, recurrence, zone), pattern) : '';
  }
  const from = event?.start ?? start.day ?? '';
  return rrule.rule === null ? '' : recurrenceText(t, formats, rrule.rule, { start: from, zone });
}

/** Adds to the sentence of a rule that not all months, or years, have its day. */
function withGaps(t: Translate, rule: string, pattern: RecurrencePattern): string {
  const skipsMonths =
    (pattern.kind === 'monthly' && pattern.day > 28) ||
    (pattern.kind === 'monthlyByWeekday' && pattern.week === 5);
  if (skipsMonths) return t('calendar:%rule%. Months without this day are left out.', { rule });
  const skipsYears = pattern.kind === 'yearly' && pattern.month === 2 && pattern.day === 29;
  return skipsYears ? t('calendar:%rule%. Years without this day are left out.', { rule }) : rule;
}

/** @param weekday that of the event's start. */
function patternName(t: Translate, kind: PatternKind, weekday: string): string {
  switch (kind) {
    case 'none':
      return t('calendar:Does not repeat');
    case 'daily':
      return t('calendar:Daily');
    case 'weekdays':
      return t('calendar:Monday to Friday');
    case 'weekly':
      return t('calendar:Weekly');
    case 'monthly':
      return t('calendar:Monthly, on the same day');
    case 'monthlyByWeekday':
      return t('calendar:Monthly, on the same weekday');
    case 'monthlyByLastWeekday':
      return t('calendar:Monthly, on the last %weekday%', { weekday });
    case 'yearly':
      return t('calendar:Yearly');
    case 'other':
      return t('calendar:By a rule of its own');
  }
}

function intervalUnit(t: Translate, pattern: PatternKind): string {
  switch (pattern) {
    case 'weekly':
      return t('calendar:weeks');
    case 'monthly':
    case 'monthlyByWeekday':
    case 'monthlyByLastWeekday':
      return t('calendar:months');
    case 'yearly':
      return t('calendar:years');
    default:
      return t('calendar:days');
  }
}
