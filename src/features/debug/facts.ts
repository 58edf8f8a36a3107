import { isRecord } from '#src/util/is-record.ts';

/** A name and what it stands for; null shows that nothing does. */
export interface Fact {
  name: string;
  value: string | number | boolean | null;
}

/** The members of a value, nested ones by their path: `calendarDefaults.weekStart`. Lists stay whole. */
export function factsOf(value: object, path = ''): Fact[] {
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const name = path + key;
    return isRecord(member) ? factsOf(member, `${name}.`) : [{ name, value: plain(member) }];
  });
}

function plain(value: unknown): Fact['value'] {
  if (value === null || value === undefined) return null;
  return ['string', 'number', 'boolean'].includes(typeof value)
    ? (value as string | number | boolean)
    : JSON.stringify(value);
}
