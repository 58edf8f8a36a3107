import type { Translate } from '#src/i18n/i18n.ts';
import { type Moment, momentAt } from '#src/util/dates.ts';
import { isRecord } from '#src/util/is-record.ts';

interface SignupWords {
  readonly t: Translate;
  readonly exact: (moment: Moment) => string;
}

/** How an event takes sign-ups: "12 places, until Friday at 5 PM"; empty if it does not. */
export function signupText(value: unknown, { t, exact }: SignupWords): string {
  if (!isRecord(value)) return '';
  const { limit, deadline } = value;
  const until = typeof deadline === 'string' ? Date.parse(deadline) : Number.NaN;
  const parts = [
    ...(typeof limit === 'number' ? [t('calendar:%count% places', { count: limit })] : []),
    ...(Number.isNaN(until) ? [] : [t('calendar:until %time%', { time: exact(momentAt(until)) })]),
  ];
  return joinSignupLimits(t, parts);
}

/** What limits sign-ups, at most two things; "Open" if nothing does. */
export function joinSignupLimits(t: Translate, [first, second]: readonly string[]): string {
  if (first === undefined) return t('calendar:Open');
  return second === undefined ? first : t('calendar:%first%, %second%', { first, second });
}
