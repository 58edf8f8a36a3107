/** A request's `Prefer` header in Prism's terms. */
export interface Preferences {
  readonly code?: number;
  readonly exampleKey?: string;
  readonly dynamic: boolean;
  readonly seed?: string;
}

export class PreferenceError extends Error {}

/**
 * Parses `Prefer: code=404, example=name, dynamic=true, seed=x`; unknown preferences are ignored, as HTTP requires.
 * Undefined if there are none. An invalid value is an error.
 */
export function readPreferences(header: string | null): Preferences | PreferenceError | undefined {
  if (header === null) return undefined;
  const values = new Map(header.split(/[,;]/).map(nameAndValue));
  const code = values.get('code');
  const exampleKey = values.get('example');
  const dynamic = values.get('dynamic');
  const seed = values.get('seed');
  if ([code, exampleKey, dynamic, seed].every((preference) => preference === undefined))
    return undefined;
  if (code !== undefined && !/^\d{3}$/.test(code)) {
    return new PreferenceError(`Prefer: code="${code}" is not a status of three digits.`);
  }
  if (dynamic !== undefined && dynamic !== 'true' && dynamic !== 'false') {
    return new PreferenceError(`Prefer: dynamic="${dynamic}" is neither true nor false.`);
  }
  return {
    dynamic: dynamic === 'true',
    ...(code === undefined ? {} : { code: Number(code) }),
    ...(exampleKey === undefined ? {} : { exampleKey }),
    ...(seed === undefined ? {} : { seed }),
  };
}

function nameAndValue(preference: string): [name: string, value: string] {
  const [name = '', ...valueParts] = preference.split('=');
  const value = valueParts
    .join('=')
    .trim()
    .replace(/^"(.*)"$/, '$1');
  return [name.trim().toLowerCase(), value];
}
