import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listContractTexts } from './contract-texts.ts';
import type { Glossary } from './glossary-errors.ts';
import { type Language, readLanguages } from './message-files.ts';
import { messageKeys } from './message-keys.ts';

/** The texts of a project: the keys in its code, and their translations. */
export interface ProjectTexts {
  /** Contains a folder for each language. */
  folder: string;
  keys: string[];
  languages: Language[];
  /** Codes of the languages whose texts must be complete. */
  complete: string[];
  glossary: Glossary;
  /** The sections that each page shows. */
  pages: string[][];
}

export function readProjectTexts(project: string): ProjectTexts {
  const folder = path.join(project, 'src/i18n/messages');
  const complete = path.join(project, 'src/i18n/complete-languages.json');
  const document = path.join(project, 'generated/app/document.json');
  const contract = listContractTexts(JSON.parse(readFileSync(document, 'utf8')));
  return {
    folder,
    pages: contract.sectionsByPage,
    keys: messageKeys(path.join(project, 'src'), contract),
    languages: readLanguages(folder),
    complete: JSON.parse(readFileSync(complete, 'utf8')),
    glossary: JSON.parse(readFileSync(path.join(project, 'src/i18n/glossary.json'), 'utf8')),
  };
}
