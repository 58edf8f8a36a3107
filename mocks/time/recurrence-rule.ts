/**
 * Recurrence rules of RFC 5545, the only way in for those of calls, files and the demo data: what has been read here can
 * be stored, expanded within bounded work, and answered.
 */
import { parseLocal } from './local-time.ts';

/** Why a rule is refused. */
export type RuleProblem =
  | 'This rule cannot be read.'
  | 'This rule is too long.'
  | 'This rule has no occurrence.'
  | 'An event may repeat daily at most, not by the hour, minute or second.'
  | 'An event may repeat at most 2,000 times.'
  | 'The interval of a rule may be 999 at most.';

export type ReadRule =
  | { readonly rule: string; readonly problem?: undefined }
  | { readonly rule?: undefined; readonly problem: RuleProblem };

/** Without its end, so that a rule that gets another one when its series is split fits into the contract's 500. */
const mostCharacters = 470;
const mostCounted = 2000;
const mostInterval = 999;
/** Nothing ends later, as no event begins after 2199. */
const lastDay = '22991231';

type Parts = ReadonlyMap<string, string>;

/** Reads a rule: in capitals, without blanks and empty parts, or why it is refused. */
export function readRule(text: string): ReadRule {
  const plain = text
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^RRULE:/, '');
  const pieces = plain.split(';').filter((piece) => piece !== '');
  if (pieces.filter((piece) => !isEnd(piece)).join(';').length > mostCharacters) {
    return { problem: 'This rule is too long.' };
  }
  const pairs = pieces.map((piece) => readPart(piece));
  const parts = new Map(pairs);
  const problem =
    parts.size < pairs.length
      ? 'This rule cannot be read.'
      : (limitProblem(parts) ?? problemIn(parts));
  return problem
    ? { problem }
    : { rule: [...parts].map(([name, value]) => `${name}=${endValue(name, value)}`).join(';') };
}

/** Returns whether a part of a rule says when it ends. */
export function isEnd(part: string): boolean {
  return /^(UNTIL|COUNT)=/.test(part);
}

/** The parts that RFC 5545 defines, as others are for the software that wrote them. */
export function standardParts(rule: string): string {
  return rule
    .split(';')
    .filter((part) => !part.startsWith('X-'))
    .join(';');
}

function readPart(piece: string): [name: string, value: string] {
  const at = piece.indexOf('=');
  return at < 0 ? [piece, ''] : [piece.slice(0, at), piece.slice(at + 1)];
}

function endValue(name: string, value: string): string {
  const isFar = name === 'UNTIL' && value.slice(0, lastDay.length) > lastDay;
  return isFar ? lastDay + value.slice(lastDay.length) : value;
}

/** Finds a readable part of a rule that exceeds a limit. */
function limitProblem(parts: Parts): RuleProblem | undefined {
  const isOften =
    /^(HOURLY|MINUTELY|SECONDLY)$/.test(parts.get('FREQ') ?? '') ||
    ['BYHOUR', 'BYMINUTE', 'BYSECOND'].some((name) => parts.has(name));
  if (isOften) return 'An event may repeat daily at most, not by the hour, minute or second.';
  const number = (name: string) => (isNumber(parts.get(name) ?? '') ? Number(parts.get(name)) : 0);
  if (number('COUNT') > mostCounted) return 'An event may repeat at most 2,000 times.';
  if (number('INTERVAL') > mostInterval) return 'The interval of a rule may be 999 at most.';
  return undefined;
}

function problemIn(parts: Parts): RuleProblem | undefined {
  const isReadable =
    [...parts].every(([name, value]) => isPart(name, value)) && isConsistent(parts);
  if (!isReadable) return 'This rule cannot be read.';
  return canOccur(parts) ? undefined : 'This rule has no occurrence.';
}

const isNumber = (text: string) => /^\d+$/.test(text);

const weekdayPattern = /^(?:[+-]?(?:[1-9]|[1-4]\d|5[0-3]))?(?:MO|TU|WE|TH|FR|SA|SU)$/;

/** Returns whether a part has a value as RFC 5545 defines it. */
const partChecks: Readonly<Record<string, (value: string) => boolean>> = {
  FREQ: (value) => /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(value),
  INTERVAL: (value) => isNumber(value) && Number(value) > 0,
  COUNT: (value) => isNumber(value) && Number(value) > 0,
  UNTIL: isTime,
  BYDAY: (value) => value.split(',').every((day) => weekdayPattern.test(day)),
  BYMONTH: (value) => !value.includes('-') && areNumbers(value, 12),
  BYMONTHDAY: (value) => areNumbers(value, 31),
  BYYEARDAY: (value) => areNumbers(value, 366),
  BYWEEKNO: (value) => areNumbers(value, 53),
  BYSETPOS: (value) => areNumbers(value, 366),
  WKST: (value) => /^(MO|TU|WE|TH|FR|SA|SU)$/.test(value),
};

function isPart(name: string, value: string): boolean {
  if (/^X-[A-Z0-9-]+$/.test(name)) return /^[A-Z0-9,.+-]+$/.test(value);
  return Object.hasOwn(partChecks, name) && partChecks[name]?.(value) === true;
}

function isTime(value: string): boolean {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(value) ?? [];
  return parseLocal(`${year}-${month}-${day}T${hour}:${minute}:${second}`) !== undefined;
}

/** Returns whether a list has numbers from 1, or counted from the end, from -1. */
function areNumbers(list: string, most: number): boolean {
  return list
    .split(',')
    .every((text) => /^[+-]?\d{1,3}$/.test(text) && Number(text) !== 0 && size(text) <= most);
}

function size(number: string): number {
  return Math.abs(Number(number));
}

/** Returns whether the parts may be together, by RFC 5545. */
function isConsistent(parts: Parts): boolean {
  const frequency = parts.get('FREQ');
  const has = (name: string) => parts.has(name);
  const placed = (parts.get('BYDAY') ?? '').split(',').some((day) => day.length > 2);
  const isYearly = frequency === 'YEARLY';
  return (
    frequency !== undefined &&
    !(has('COUNT') && has('UNTIL')) &&
    (isYearly || !(has('BYWEEKNO') || has('BYYEARDAY'))) &&
    !(frequency === 'WEEKLY' && has('BYMONTHDAY')) &&
    (!placed || frequency === 'MONTHLY' || (isYearly && !has('BYWEEKNO'))) &&
    (!has('BYSETPOS') || [...parts.keys()].some((name) => /^BY(?!SETPOS)/.test(name)))
  );
}

const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Sees what can never be without expanding anything; other rules may still have no occurrence. */
function canOccur(parts: Parts): boolean {
  const frequency = parts.get('FREQ') ?? '';
  const list = (name: string) => parts.get(name)?.split(',') ?? [];
  const lengths = list('BYMONTH').map((month) => daysOfMonths[Number(month) - 1] ?? 0);
  const longestMonth = lengths.length > 0 ? Math.max(...lengths) : 31;
  const isInMonths = frequency === 'MONTHLY' || lengths.length > 0;
  const weekdays = list('BYDAY');
  const canBe = (names: readonly string[], most: number) =>
    names.length === 0 || names.some((name) => size(name) <= most);
  return (
    canBe(list('BYMONTHDAY'), longestMonth) &&
    canBe(
      weekdays.map((day) => day.slice(0, -2) || '1'),
      isInMonths ? 5 : 53,
    ) &&
    canBe(list('BYSETPOS'), mostInSet(frequency, weekdays.length, parts.has('BYMONTHDAY')))
  );
}

/** The most days of a rule in one of its periods. */
function mostInSet(frequency: string, weekdays: number, hasDays: boolean): number {
  if (frequency === 'YEARLY') return 366;
  if (frequency === 'MONTHLY') return hasDays || weekdays > 0 ? 31 : 1;
  return frequency === 'WEEKLY' ? Math.max(weekdays, 1) : 1;
}
