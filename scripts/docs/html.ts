export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function code(text: string): string {
  return `<code>${escapedHtml(text)}</code>`;
}

/** A sentence in which `…` marks code, and [text](#address) a link. */
export function prose(text: string): string {
  return escapedHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([\w.#/-]+)\)/g, '<a href="$2">$1</a>');
}

export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${prose(text)}</p>`).join('\n');
}

/** Terminal commands, which scroll horizontally if they are long. */
export function terminal(lines: string, label: string): string {
  return `<pre tabindex="0" role="group" aria-label="${escapedHtml(label)}"><code>${escapedHtml(lines)}</code></pre>`;
}

/** A table of HTML cells, which scrolls horizontally on narrow screens. */
export function table(
  label: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    row.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${cell}</${tag}>`).join('');
  return [
    `<div class="scroll" tabindex="0" role="group" aria-label="${escapedHtml(label)}"><table>`,
    `<thead><tr>${cells('th', head)}</tr></thead>`,
    '<tbody>',
    ...rows.map((row) => `<tr>${cells('td', row)}</tr>`),
    '</tbody></table></div>',
  ].join('\n');
}
