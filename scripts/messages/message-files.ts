import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The texts of one section by key. */
export type Messages = Readonly<Record<string, string>>;

/** One language's sections by name; undefined if a file cannot be read as texts. */
export interface Language {
  code: string;
  sections: ReadonlyMap<string, Messages | undefined>;
}

/** The languages with texts in a folder, and English, which may have no files. */
export function readLanguages(folder: string): Language[] {
  const codes = new Set(['en', ...readdirSync(folder)]);
  return [...codes].sort().map((code) => readLanguage(folder, code));
}

/** A language with texts in a folder. */
export function readLanguage(folder: string, code: string): Language {
  const own = path.join(folder, code);
  const files = existsSync(own) ? readdirSync(own).sort() : [];
  const sections = files.map((file): [string, Messages | undefined] => [
    file.replace(/\.json$/, ''),
    parse(readFileSync(path.join(own, file), 'utf8')),
  ]);
  return { code, sections: new Map(sections) };
}

/** One sentence for each error that is found in a text of a language. */
export function errorsInTexts(
  { code, sections }: Language,
  find: (key: string, text: string, section: string) => readonly string[],
): string[] {
  return [...sections].flatMap(([section, messages]) =>
    Object.entries(messages ?? {}).flatMap(([key, text]) =>
      find(key, text, section).map((error) => `${code}/${section}.json: "${key}" ${error}.`),
    ),
  );
}

/** Writes a section of a language, or removes its file if there are no texts. */
export function writeSection(folder: string, code: string, name: string, messages: Messages): void {
  const file = path.join(folder, code, `${name}.json`);
  if (Object.keys(messages).length === 0) {
    rmSync(file, { force: true });
    return;
  }
  const text = `${JSON.stringify(messages, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function parse(json: string): Messages | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isMessages(value) ? value : undefined;
  } catch {
    // The check reports the file together with everything else.
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
