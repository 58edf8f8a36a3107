import { useLocation, useSearchParams } from 'react-router-dom';
import type { components } from '#generated/admin/types.ts';
import { dayMs, localDay } from '#src/util/dates.ts';

type Note = components['schemas']['OrganizationNote'];

/** An act of staff on a record. Organizations do not tell notes from changes. */
export type AuditEntry = Note & Partial<Pick<components['schemas']['AuditEntry'], 'kind'>>;

type Kind = components['schemas']['AuditEntry']['kind'];

/** A number of days until now, by name, or a year. */
type Time = keyof typeof spans | number;

const spans = { week: 7, month: 30 } as const;

export interface AuditFilters {
  kind: Kind | null;
  /** The id of the member of staff. */
  author: number | null;
  time: Time | null;
}

export const noFilters: AuditFilters = { kind: null, author: null, time: null };

/** Returns what can be filtered by: only properties in which the entries differ. */
export function findAuditChoices(entries: readonly AuditEntry[]) {
  const kinds = new Set(entries.map(({ kind }) => kind));
  const authors = new Map(entries.map(({ author }) => [author.id, author]));
  const days = new Set(entries.map(({ created_at }) => localDay(Date.parse(created_at))));
  const years = new Set(entries.map(readYear));
  return {
    kinds: kinds.has('note') && kinds.has('change'),
    authors: authors.size > 1 ? [...authors.values()] : [],
    times: days.size > 1,
    /** The latest first, like the entries. */
    years: years.size > 1 ? [...years] : [],
  };
}

/** Leaves out filters that the page does not offer for these entries, such as those of another record. */
export function usableFilters(
  { kind, author, time }: AuditFilters,
  choices: ReturnType<typeof findAuditChoices>,
): AuditFilters {
  const isYearOffered = typeof time === 'number' && choices.years.includes(time);
  return {
    kind: choices.kinds ? kind : null,
    author: choices.authors.some(({ id }) => id === author) ? author : null,
    time: isYearOffered || (typeof time === 'string' && choices.times) ? time : null,
  };
}

/** @param now in milliseconds since 1970. */
export function filterEntries(
  entries: readonly AuditEntry[],
  { kind, author, time }: AuditFilters,
  now: number,
): readonly AuditEntry[] {
  const isInTime = (entry: AuditEntry) => {
    if (time === null) return true;
    if (typeof time === 'number') return readYear(entry) === time;
    return Date.parse(entry.created_at) > now - spans[time] * dayMs;
  };
  return entries.filter(
    (entry) =>
      (kind === null || entry.kind === kind) &&
      (author === null || entry.author.id === author) &&
      isInTime(entry),
  );
}

/** In the reader's time zone, like the dates on the page. */
function readYear({ created_at }: AuditEntry): number {
  return new Date(created_at).getFullYear();
}

/** The filters in the address. */
export function useAuditFilters(): [
  filters: AuditFilters,
  change: (changes: Partial<AuditFilters>) => void,
] {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const filters = readFilters(address);
  return [
    filters,
    (changes) => {
      const { kind, author, time } = { ...filters, ...changes };
      const changedAddress = new URLSearchParams(address);
      for (const [name, value] of Object.entries({ show: kind, by: author, time })) {
        if (value === null) changedAddress.delete(name);
        else changedAddress.set(name, String(value));
      }
      setAddress(changedAddress, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
        state,
      });
    },
  ];
}

function readFilters(address: URLSearchParams): AuditFilters {
  const kind = address.get('show');
  return {
    kind: kind === 'note' || kind === 'change' ? kind : null,
    author: Number(address.get('by')) || null,
    time: readTime(address.get('time')),
  };
}

/** Reads a time as the address and the field write it. */
export function readTime(text: string | null): Time | null {
  return text === 'week' || text === 'month' ? text : Number(text) || null;
}
