import { isTree } from './tree.ts';

/** Stands among the paths of a document while it is compared. */
export const hostingPage = 'x-hosting-page';

/**
 * The document with its hosting page as an operation. It is both asked and answered: the client refuses a page that
 * lacks what the contract requires, so that a new requirement stops clients as much as a missing part does.
 */
export function withHostingPage(document: object): object {
  const { 'x-hosting-page': page, paths, ...rest } = document as Record<string, unknown>;
  if (!isTree(page)) return document;
  const blocks = Object.entries(page).filter(([, block]) => isTree(block));
  const schema = { type: 'object', properties: Object.fromEntries(blocks) };
  const content = { 'application/json': { schema } };
  const post = { requestBody: { content }, responses: { '200': { description: '', content } } };
  return { ...rest, paths: { ...(isTree(paths) ? paths : {}), [`/${hostingPage}`]: { post } } };
}
