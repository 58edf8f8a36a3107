import { isRecord } from './is-record.ts';

/** The object that a text is as JSON; undefined if it is none. Its members are as untrusted as the text. */
export function parsedRecord(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
