import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import document from '#generated/app/document.json' with { type: 'json' };

const folder = path.resolve(import.meta.dirname, '../../src/i18n/messages');
const languages: ReadonlySet<string> = new Set(document.components.schemas.LanguageCode.enum);

/** Sections that every page needs. */
export const pageSections = ['common', 'header', 'errors'];

const known = new Map<string, Readonly<Record<string, string>>>();

/** Whether the product speaks a language, and writes its dates. */
export function isLanguage(code: string): boolean {
  return languages.has(code);
}

/** Whether there are texts of this name; English has all of them. */
export function isSection(name: string): boolean {
  return sectionNames().has(name);
}

/** The texts of a section as the project holds them; none where a language has no translation yet. */
export function sectionMessages(
  language: string,
  section: string,
): Readonly<Record<string, string>> {
  const name = path.join(language, `${section}.json`);
  const messages = known.get(name) ?? readMessages(path.join(folder, name));
  known.set(name, messages);
  return messages;
}

let names: ReadonlySet<string> | undefined;

function sectionNames(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(path.join(folder, 'en')).map((file) => file.replace(/\.json$/, '')),
  );
  return names;
}

function readMessages(file: string): Readonly<Record<string, string>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
