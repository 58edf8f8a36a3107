/** The text of a `script` element of a page by its id; undefined if the page has none. */
export function dataBlock(html: string, id: string): string | undefined {
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    if (new RegExp(`\\bid=(["']?)${id}\\1(?=[\\s/]|$)`).test(attributes)) return text;
  }
  return undefined;
}
