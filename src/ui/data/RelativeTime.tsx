import { useShownTexts, useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import type { Moment } from '#src/util/dates.ts';
import { serverNow } from '#src/util/server-clock.ts';
import { Tooltip } from '../overlay/Tooltip.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface RelativeTimeProps {
  at: Moment;
  /** Inserts the time into its sentence. */
  text: (time: string) => string;
  /** Makes it focusable, for pages with few of them. */
  focusable?: boolean;
}

/** Shows how long ago something happened by the server's clock, with the exact time in a tooltip. */
export function RelativeTime({ at, text, focusable = false }: RelativeTimeProps) {
  const { language } = useShownTexts();
  const { exact } = useFormats();
  const t = useTranslate();
  const justNow = t('common:just now');
  const moment = Date.parse(at);
  return (
    <Tooltip text={() => exact(at)}>
      <time dateTime={at} {...(focusable && { tabIndex: 0, 'aria-description': exact(at) })}>
        {text(Number.isNaN(moment) ? at : relative(moment, serverNow(), { language, justNow }))}
      </time>
    </Tooltip>
  );
}

/**
 * "3 days ago" in the given language; both times in milliseconds. Counts calendar days, so that "yesterday" is true,
 * and whole months and years, never as "last year", which may be two weeks ago.
 * @param justNow the words for less than a minute, which browsers call "this minute".
 */
export function relative(
  at: number,
  now: number,
  { language, justNow }: { language: string; justNow: string },
): string {
  const say = (count: number, unit: Intl.RelativeTimeFormatUnit, numeric: 'auto' | 'always') =>
    relativeFormat(language, numeric).format(at < now ? -count : count, unit);
  const elapsedTime = Math.abs(at - now);
  if (elapsedTime < minute) return justNow;
  if (elapsedTime < hour) return say(Math.trunc(elapsedTime / minute), 'minute', 'always');
  const days = Math.abs(dayNumber(at) - dayNumber(now));
  // A day has 25 hours when clocks are set back.
  if (elapsedTime < day || days === 0) return say(Math.trunc(elapsedTime / hour), 'hour', 'always');
  const months = wholeMonths(new Date(Math.min(at, now)), new Date(Math.max(at, now)));
  if (months === 0) return say(days, 'day', 'auto');
  return months < 12
    ? say(months, 'month', 'always')
    : say(Math.trunc(months / 12), 'year', 'always');
}

/** Cached, because lists have hundreds of times, and creating a format takes longer than using it. */
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormat(language: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${language} ${numeric}`;
  const format = relativeFormats.get(key) ?? new Intl.RelativeTimeFormat(language, { numeric });
  relativeFormats.set(key, format);
  return format;
}

/** The number of a time's calendar day in the reader's time zone. */
function dayNumber(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day;
}

function wholeMonths(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
  return to.getDate() < from.getDate() ? months - 1 : months;
}
