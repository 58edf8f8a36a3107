import { type MarkdownList, type MarkdownNode, parseMarkdown } from './parse-markdown.ts';

/** A text without one of these says the same as Markdown. */
const marks = /[*_`[\]#\\~&+-]|^\s*\d+[.)]/m;

/** Writes a Markdown text without its marks, for places with plain text, line by line. Links become their words. */
export function writePlainText(text: string): string {
  if (!marks.test(text)) return text;
  return writeAll(parseMarkdown(text))
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

function writeAll(nodes: readonly MarkdownNode[]): string {
  return nodes.map(writeNode).join('');
}

function writeNode(node: MarkdownNode): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'break':
      return '\n';
    case 'code':
      return node.isBlock ? `${node.text}\n` : node.text;
    case 'heading':
    case 'paragraph':
      return `${writeAll(node.children)}\n`;
    case 'list':
      return `\n${node.children.map((entry, index) => `${writeMark(node, index)} ${writeNode(entry).trim()}\n`).join('')}`;
    default:
      return writeAll(node.children);
  }
}

/** Returns the mark before an entry of a list. */
function writeMark({ start }: MarkdownList, index: number): string {
  return start === null ? '•' : `${start + index}.`;
}
