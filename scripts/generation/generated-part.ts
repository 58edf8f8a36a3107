/**
 * A handwritten text whose part between two comments, `<!-- name: written by … -->` and `<!-- End of the name. -->`, is
 * generated.
 * @throws Error if the text has no place for it.
 */
export function replaceGeneratedPart(text: string, name: string, part: string): string {
  const beginning = `<!-- ${name}: written by \`npm run generate\`. -->`;
  const end = `<!-- End of the ${name.toLowerCase()}. -->`;
  const [before, rest = ''] = text.split(beginning);
  const [old, after] = rest.split(end);
  if (old === undefined || after === undefined) throw new Error(`The text lacks "${beginning}".`);
  return `${before}${beginning}\n${part}\n${end}${after}`;
}

/** A table in Markdown. */
export function formatTable(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [titles, titles.map(() => '---'), ...rows].map(formatRow).join('\n');
}
