import { type Document, listOperations } from './documents.ts';

/**
 * The tags whose operations have fetchers and limits in modules of their own. A bundler loads a module as a whole, so
 * the login page would otherwise carry those of all pages.
 */
export function listOwnModules({ tags = [] }: Document): string[] {
  return tags.filter((tag) => tag['x-own-module']).map(({ name }) => name);
}

/** The operations of a module; by default those that are in none. */
export function listOperationsIn(document: Document, module?: string) {
  const own = listOwnModules(document);
  return listOperations(document).filter(
    ({ operation: { tags = [] } }) => own.find((name) => tags.includes(name)) === module,
  );
}
