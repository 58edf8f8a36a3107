import { isTree } from './tree.ts';

/** The name of the hosting page among a document's paths during a comparison. */
export const hostingPage = 'x-hosting-page';

/**
 * Adds the hosting page to a document as an operation, both as request and as response: the client refuses a page
 * without a required member, so a new requirement breaks clients as much as a removed member does.
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
