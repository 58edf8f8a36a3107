import { memo, type ReactNode } from 'react';
import type { components } from '#generated/calendar/types.ts';
import type { IconName } from '#generated/icons.ts';
import { type EventSpan, spanElsewhere } from '#src/calendar/model/event.ts';
import { type EventField, isMarkdown, writeValue } from '#src/calendar/model/field-types.ts';
import { nameMember } from '#src/calendar/model/name-field.ts';
import { originalTimes } from '#src/calendar/model/original-times.ts';
import { splitName } from '#src/calendar/model/sub-calendar.ts';
import type { CalendarFormats } from '#src/calendar/words/calendar-formats.ts';
import { recurrenceText } from '#src/calendar/words/recurrence-text.ts';
import { deadlineText, joinSignupLimits } from '#src/calendar/words/signup-text.ts';
import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { LateMarkdown } from '#src/ui/markdown/LateMarkdown.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { CalendarConfiguration } from '../address/readable-calendar.ts';
import { eventTime } from '../formats/event-name.ts';
import { placeName } from '../formats/place-name.ts';
import { EventAttachments } from './EventAttachments.tsx';
import styles from './EventDetails.module.css';
import { originalText } from './original-text.ts';
import { PlaceText } from './PlaceText.tsx';

interface EventDetailsProps {
  span: EventSpan;
  /** The calendar's own fields, in their order, and its sub-calendars, or those of the event. */
  configuration: Pick<CalendarConfiguration, 'sub_calendars' | 'event_fields'>;
  formats: CalendarFormats;
  /** True if it is one of several, below its time. Default false. */
  isListed?: boolean;
  /** False to leave out its notes. Default true. */
  hasNotes?: boolean;
  /** The zone of all times; null is the device's. */
  zone: string | null;
  /** Another zone in which to say the time, too. */
  secondZone?: string | null;
}

/** Everything about an event that its readers may see; nothing but its time if it is reserved. */
export const EventDetails = memo(function EventDetails(props: EventDetailsProps) {
  const {
    span,
    configuration,
    formats,
    zone,
    secondZone = null,
    isListed = false,
    hasNotes = true,
  } = props;
  const t = useTranslate();
  const { number } = useFormats();
  const { event } = span;
  const { event_fields: fields } = configuration;
  const { rrule, who, location, notes, signup, custom = {} } = event;
  const elsewhere = secondZone === null ? null : spanElsewhere(event, zone, secondZone);
  const original = originalTimes(span) ?? undefined;
  const facts = [
    ...(secondZone && elsewhere
      ? [{ name: placeName(secondZone), value: eventTime(t, formats, elsewhere) }]
      : []),
    { name: t('calendar:Moved from'), value: original && originalText(t, formats, original) },
    {
      icon: 'place',
      name: nameMember(t, 'location', fields),
      value: location && <PlaceText text={location} />,
    },
    { icon: 'user', name: nameMember(t, 'who', fields), value: who },
    {
      icon: 'retry',
      name: t('calendar:Repeats'),
      value: rrule && recurrenceText(t, formats, rrule, { start: event.start, zone }),
    },
    ...fields
      .filter(({ active }) => active)
      .map((field) => ({
        name: field.name ?? '',
        value: fieldValue(field, writeValue(field, custom[field.id], { number, formats })),
      })),
    {
      icon: 'user-plus',
      name: nameMember(t, 'signup', fields),
      value: signup && takenText(signup, { t, formats, zone }),
    },
  ] satisfies Fact[];
  const knownFacts = facts.filter(({ value }) => value !== undefined && value !== '');
  return (
    <div className={styles.details}>
      {!isListed && <p className={styles.time}>{eventTime(t, formats, span)}</p>}
      <UnmarkedList className={styles.calendars}>
        {event.sub_calendar_ids.flatMap((id) => {
          const subCalendar = configuration.sub_calendars.find(
            (knownCalendar) => knownCalendar.id === id,
          );
          return subCalendar ? (
            <li key={id} className={styles.calendar} data-color={subCalendar.color}>
              {splitName(subCalendar.name).own}
            </li>
          ) : (
            []
          );
        })}
      </UnmarkedList>
      <Facts facts={knownFacts} isListed={isListed} />
      {hasNotes && notes && (
        <div className={styles.notes}>
          <LateMarkdown text={notes} />
        </div>
      )}
      {event.attachments && <EventAttachments attachments={event.attachments} />}
    </div>
  );
});

interface Fact {
  /** Stands for a name that people need not read. */
  icon?: IconName;
  name: string;
  value: ReactNode;
}

/** Shows what is known of an event: by icons what most events have, the rest by its names. */
function Facts({ facts, isListed }: { facts: readonly Fact[]; isListed: boolean }) {
  const usualFacts = isListed ? [] : facts.filter(({ icon }) => icon !== undefined);
  const otherFacts = facts.filter((fact) => !usualFacts.includes(fact));
  return (
    <>
      {usualFacts.length > 0 && (
        <dl className={styles.facts}>
          {usualFacts.map(({ icon, name, value }) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name} title={name}>
                {icon && <Icon name={icon} />}
                <VisuallyHidden>{name}</VisuallyHidden>
              </dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {otherFacts.length > 0 && <DescriptionList items={otherFacts} isInline={isListed} />}
    </>
  );
}

function fieldValue(field: EventField, text: string): ReactNode {
  return text && isMarkdown(field) ? <LateMarkdown text={text} /> : text;
}

/** Describes how many people have signed up, and until when others can. */
function takenText(
  { count, limit, deadline }: components['schemas']['EventSignup'],
  words: Parameters<typeof deadlineText>[1],
): string {
  const { t } = words;
  const parts = [
    ...(count === null ? [] : [countText(t, count, limit)]),
    ...(deadline === null ? [] : deadlineText(deadline, words)),
  ];
  return joinSignupLimits(t, parts);
}

function countText(t: Translate, count: number, limit: number | null): string {
  return limit === null
    ? t('calendar:%count% people', { count })
    : t('calendar:%count% of %limit% places taken', { count, limit });
}
