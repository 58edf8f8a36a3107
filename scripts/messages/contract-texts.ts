import type { Document } from '../generation/documents.ts';
import { CommandError } from '../process/command-error.ts';

/** The parts of the contract that concern texts. */
export interface ContractTexts {
  /** Sections that every page needs. */
  core: string[];
  /** Additional sections of individual pages. */
  pages: string[];
  /** All sections of each page that has texts of its own. */
  sectionsByPage: string[][];
  /** Keys of the pages' titles. */
  titles: string[];
}

/** @throws CommandError if the contract names no sections; otherwise, all texts would count as unused. */
export function listContractTexts({
  'x-core-sections': core,
  'x-pages': pages,
}: Pick<Document, 'x-core-sections' | 'x-pages'>): ContractTexts {
  if (!core || !pages) throw new CommandError('The contract names no sections of texts.');
  const allPages = Object.values(pages);
  return {
    core,
    pages: [...new Set(allPages.flatMap(({ sections = [] }) => sections))].sort(),
    sectionsByPage: allPages.flatMap(({ sections }) => (sections ? [[...core, ...sections]] : [])),
    titles: allPages.flatMap(({ title }) => title ?? []),
  };
}
