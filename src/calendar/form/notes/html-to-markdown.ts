import {
  type ChildNode,
  type Document,
  type Element,
  hasChildren,
  isTag,
  isText,
} from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { safeLinkAddress } from './web-address.ts';

/** Elements in elements; more could exhaust the stack. */
const deepest = 500;

/** Their content is not shown as text. */
const skippedTags = new Set(['script', 'style', 'svg', 'template', 'textarea', 'title']);

const blocks = new Set([
  'address',
  'article',
  'blockquote',
  'div',
  'dd',
  'dl',
  'dt',
  'figure',
  'footer',
  'header',
  'main',
  'p',
  'section',
  'table',
  'ul',
  'ol',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/**
 * Writes formatted text from elsewhere in the Markdown of notes: emphasis, links, lists, headings, code and line
 * breaks; everything else becomes plain text. A library reads the HTML, because the page's policy keeps the browser's own
 * parser, which could run scripts, from reading strings.
 * @returns null if there is no text, or if it is too deep.
 */
export function htmlToMarkdown(html: string): string | null {
  const document = parseDocument(html);
  if (isDeep(document)) return null;
  const text = writeAll(document)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? null : text;
}

function isDeep(document: Document): boolean {
  let level: ChildNode[] = [document];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((node) => (hasChildren(node) ? node.children : []));
  }
  return false;
}

function writeAll({ children }: Document | Element): string {
  return children.map(write).join('');
}

function write(node: ChildNode): string {
  if (isText(node)) return escapeMarks(node.data.replace(/\s+/g, ' '));
  if (!isTag(node) || skippedTags.has(node.name)) return '';
  const { name, attribs } = node;
  const heading = /^h([1-6])$/.exec(name);
  if (heading) return block(`${'#'.repeat(Number(heading[1]))} ${oneLine(writeAll(node))}`);
  switch (name) {
    case 'br':
      return '\n';
    case 'hr':
      return '\n\n';
    case 'img':
      return escapeMarks(attribs['alt'] ?? '');
    case 'a':
      return writeLink(node);
    case 'code':
      return writeCode(node);
    case 'pre':
      return block(`\`\`\`\n${plainText(node).replaceAll('```', '').trim()}\n\`\`\``);
    case 'ul':
    case 'ol':
      return block(writeList(node));
    case 'tr':
      return `${writeAll(node).trim()}\n`;
    case 'td':
    case 'th':
      return `${oneLine(writeAll(node))} `;
    default:
      return blocks.has(name) ? block(writeAll(node).trim()) : writeEmphasis(node);
  }
}

function block(text: string): string {
  return `\n\n${text}\n\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Emphasis by an element or, as word processors write it, by a style. */
function writeEmphasis(element: Element): string {
  const style = element.attribs['style'] ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const isBold = weight
    ? weight === 'bold' || Number(weight) >= 600
    : isOne(element, 'strong', 'b');
  const slope = /font-style:\s*(\w+)/i.exec(style)?.[1];
  const isItalic = slope ? slope === 'italic' : isOne(element, 'em', 'i');
  const text = writeAll(element);
  return wrap(text, `${isBold ? '**' : ''}${isItalic ? '*' : ''}`);
}

function isOne({ name }: Element, ...names: string[]): boolean {
  return names.includes(name);
}

/** Puts marks around a text, inside of its spaces. Emphasis does not reach over paragraphs. */
function wrap(text: string, mark: string): string {
  const core = text.trim();
  if (mark === '' || core === '' || core.includes('\n\n')) return text;
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  return `${before}${mark}${core}${mark}${after}`;
}

function writeLink(element: Element): string {
  const text = writeAll(element);
  const address = safeLinkAddress(element.attribs['href'] ?? '');
  const label = oneLine(text);
  if (!address || label === '') return text;
  const isAddress = [address, address.replace(/\/$/, '')].includes(oneLine(plainText(element)));
  return isAddress ? address : `[${label}](${address.replace(/[()]/g, percentEncode)})`;
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}

function writeCode(element: Element): string {
  const text = oneLine(plainText(element)).replaceAll('`', '');
  return text === '' ? '' : `\`${text}\``;
}

function writeList(list: Element): string {
  const lines = list.children.flatMap((item) => {
    if (!isTag(item)) return [];
    const text = writeAll(item)
      .trim()
      .replace(/\n{2,}/g, '\n');
    return text === '' ? [] : [text];
  });
  return lines
    .map((text, index) => {
      const mark = list.name === 'ol' ? `${index + 1}. ` : '- ';
      return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

function plainText(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || skippedTags.has(node.name)) return '';
  return node.name === 'br' ? '\n' : node.children.map(plainText).join('');
}

/** Text that happens to look like Markdown stays as it was. */
function escapeMarks(text: string): string {
  return text
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/(?<!\w)_|_(?!\w)/g, '\\_')
    .replace(/^(\s*)([#+-]|\d+(?=[.)]))(?=[\s.)])/, (_, space, mark) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    );
}
