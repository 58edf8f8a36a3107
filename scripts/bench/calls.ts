/** A call that both servers answer. */
export interface BenchCall {
  readonly name: string;
  readonly document: string;
  readonly address: string;
  /** The account whose session it uses on the mock service. */
  readonly as: string;
  /** Whether both servers do the same work: a search reads 5,000 records, of which Prism has none. */
  readonly isComparable: boolean;
}

export const benchCalls: readonly BenchCall[] = [
  {
    name: 'list of calendars',
    document: 'app',
    address: '/user/calendars',
    as: 'owner@example.com',
    isComparable: true,
  },
  {
    name: 'record of a calendar',
    document: 'admin',
    address: '/admintool96/api/calendar-details/101',
    as: 'admin@example.com',
    isComparable: true,
  },
  {
    name: 'search of calendars',
    document: 'admin',
    address: '/admintool96/api/search-calendar?query=team&limit=1',
    as: 'admin@example.com',
    isComparable: false,
  },
];
