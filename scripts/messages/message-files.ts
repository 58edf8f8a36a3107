import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts of one section by their keys. */
export type Messages = Readonly<Record<string, string>>;

/** One language's sections by their names; undefined where a file can not be read as texts. */
export interface Language {
  code: string;
  sections: ReadonlyMap<string, Messages | undefined>;
}

/** The languages that a folder has texts in. */
export function readLanguages(folder: string): Language[] {
  return readdirSync(folder)
    .sort()
    .map((code) => ({ code, sections: readSections(path.join(folder, code)) }));
}

function readSections(folder: string): Map<string, Messages | undefined> {
  return new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [
        file.replace(/\.json$/, ''),
        parse(readFileSync(path.join(folder, file), 'utf8')),
      ]),
  );
}

function parse(json: string): Messages | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isMessages(value) ? value : undefined;
  } catch {
    // Whoever asked says so, together with everything else.
    return undefined;
  }
}

function isMessages(value: unknown): value is Messages {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
