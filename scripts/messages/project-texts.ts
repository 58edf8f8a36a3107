import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../process/command-error.ts';
import { keysInCode } from './keys-in-code.ts';
import { type Language, readLanguages } from './message-files.ts';

/** The texts of a project: the keys in its code, and what its languages have for them. */
export interface ProjectTexts {
  /** The folder that holds a folder for each language. */
  folder: string;
  keys: string[];
  languages: Language[];
  /** Codes of the languages that must lack no text. */
  complete: string[];
}

/** Reads the texts of the project in a folder. */
export function readProjectTexts(project: string): ProjectTexts {
  const folder = path.join(project, 'src/i18n/messages');
  const complete = path.join(project, 'src/i18n/complete-languages.json');
  return {
    folder,
    keys: keysInCode(path.join(project, 'src'), sectionNames(project)),
    languages: readLanguages(folder),
    complete: JSON.parse(readFileSync(complete, 'utf8')),
  };
}

/** The names of all sections, as the contract says. */
function sectionNames(project: string): string[] {
  const file = path.join(project, 'generated/app/document.json');
  const { 'x-sections': sections } = JSON.parse(readFileSync(file, 'utf8'));
  if (!sections) throw new CommandError(`${file} names no sections: run npm run generate.`);
  return [...sections.core, ...sections.pages];
}
