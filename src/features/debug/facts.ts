import { isRecord } from '#src/util/is-record.ts';

/** A named value; null means that it is not set. */
export interface Fact {
  name: string;
  value: string | number | boolean | null;
}

/**
 * Flattens an object. Nested members are named by their path, such as `calendarDefaults.weekStart`; arrays stay as they
 * are.
 */
export function listFacts(value: object, path = ''): Fact[] {
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const name = path + key;
    return isRecord(member) ? listFacts(member, `${name}.`) : [{ name, value: plain(member) }];
  });
}

function plain(value: unknown): Fact['value'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return value === undefined || value === null ? null : JSON.stringify(value);
}
