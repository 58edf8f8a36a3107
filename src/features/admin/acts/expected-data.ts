import type { Act } from './act.ts';

/** The data of a page as the running acts that were started on it will leave it. */
export function applyExpectations<Data>(data: Data, running: readonly Act[]): Data {
  return running.reduce(
    // An act expects the data of its own page, but the list has acts of all pages.
    (expectation, act) => (act.expect ? (act.expect(expectation) as Data) : expectation),
    data,
  );
}
