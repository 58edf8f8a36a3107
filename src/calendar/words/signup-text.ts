import { clockMinuteIn } from '#src/calendar/model/zone-clock.ts';
import type { Translate } from '#src/i18n/i18n.ts';
import { dayOfMinute } from '#src/util/day-numbers.ts';
import { isRecord } from '#src/util/is-record.ts';
import type { CalendarFormats } from './calendar-formats.ts';

interface SignupWords {
  readonly t: Translate;
  readonly formats: CalendarFormats;
  /** The zone of all times; null is the device's. */
  readonly zone: string | null;
}

/** Describes the sign-ups that an event takes: "12 places, until Friday at 5 PM"; empty if it takes none. */
export function signupText(value: unknown, words: SignupWords): string {
  const { t } = words;
  if (!isRecord(value)) return '';
  const { limit, deadline } = value;
  const parts = [
    ...(typeof limit === 'number' ? [t('calendar:%count% places', { count: limit })] : []),
    ...(typeof deadline === 'string' ? deadlineText(deadline, words) : []),
  ];
  return joinSignupLimits(t, parts);
}

/** "until Friday, March 6, 2026, 6:00 PM", on the clock of all other times of the event; nothing for no moment. */
export function deadlineText(deadline: string, { t, formats, zone }: SignupWords): string[] {
  const moment = Date.parse(deadline);
  if (Number.isNaN(moment)) return [];
  const minute = clockMinuteIn(zone, moment);
  const day = formats.fullDay(dayOfMinute(minute));
  const time = t('calendar:%day%, %time%', { day, time: formats.time(minute) });
  return [t('calendar:until %time%', { time })];
}

/** Joins the limits of sign-ups, at most two; "Open" if there are none. */
export function joinSignupLimits(t: Translate, [first, second]: readonly string[]): string {
  if (first === undefined) return t('calendar:Open');
  return second === undefined ? first : t('calendar:%first%, %second%', { first, second });
}
