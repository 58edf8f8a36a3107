import type { Token } from 'markdown-it';
import { safeLinkAddress } from '#src/util/web-address.ts';
import { maxDepth, parser } from './markdown-parser.ts';

/** A part of a text in Markdown. */
export type MarkdownNode =
  | { readonly type: 'text'; text: string }
  | { readonly type: 'break' }
  | { readonly type: 'code'; readonly text: string; readonly isBlock: boolean }
  | MarkdownParent;

/** A part that consists of others. */
export type MarkdownParent = { readonly children: MarkdownNode[] } & (
  | { readonly type: 'emphasis' | 'strong' | 'paragraph' | 'entry' }
  | { readonly type: 'heading'; readonly level: number }
  | MarkdownList
  | { readonly type: 'link'; readonly address: string }
);

export interface MarkdownList {
  readonly type: 'list';
  /** The number of its first entry; null if they have none. */
  readonly start: number | null;
  readonly children: MarkdownNode[];
}

/** The blocks of a text in Markdown. Any text is valid. */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  return readTokens(parser.parse(text, {}), false);
}

/** A block of a text, or an entry of one of its lists, as it was typed. */
export interface MarkdownBlock {
  readonly text: string;
  readonly isEntry: boolean;
}

/** The blocks of a text in Markdown; each entry of a list is one. */
export function splitMarkdown(text: string): readonly MarkdownBlock[] {
  const lines = text.split(/\r\n?|\n/);
  return parser.parse(text, {}).flatMap(({ type, level, map }) => {
    const isEntry = type === 'list_item_open' && level === 1;
    const isBlock = level === 0 && !type.endsWith('_list_open');
    if (!map || !(isEntry || isBlock)) return [];
    return [
      {
        text: lines
          .slice(...map)
          .join('\n')
          .trimEnd(),
        isEntry,
      },
    ];
  });
}

/** Where parts are read into. */
interface Place {
  readonly children: MarkdownNode[];
  /** True if it is in a link, which has no other links in it. */
  readonly isLinked: boolean;
  /** The text that follows the parts, because their marks are shown as they were typed. */
  readonly end: string;
}

function readTokens(tokens: readonly Token[], isLinked: boolean): MarkdownNode[] {
  const top: Place = { children: [], isLinked, end: '' };
  const open: Place[] = [];
  for (const token of tokens) {
    const place = open.at(-1) ?? top;
    if (token.nesting === 1) open.push(openPart(token, place, open.length >= maxDepth));
    else if (token.nesting === 0) addLeaf(token, place);
    else {
      open.pop();
      addText((open.at(-1) ?? top).children, place.end);
    }
  }
  return top.children;
}

/** Begins a part in a place, or goes on in the place itself if the part shows only as its content. */
function openPart(token: Token, place: Place, isDeep: boolean): Place {
  const { markup } = token;
  switch (token.type) {
    case 'heading_open':
      return addPart(place, { type: 'heading', level: markup.length, children: [] });
    case 'paragraph_open':
      return token.hidden
        ? addMarks(place, '', '')
        : addPart(place, { type: 'paragraph', children: [] });
    case 'bullet_list_open':
      return addPart(place, { type: 'list', start: null, children: [] });
    case 'ordered_list_open':
      return addPart(place, {
        type: 'list',
        start: Number(token.attrGet('start') ?? 1),
        children: [],
      });
    case 'list_item_open':
      return addPart(place, { type: 'entry', children: [] });
    case 'em_open':
    case 'strong_open': {
      const type = token.type === 'em_open' ? 'emphasis' : 'strong';
      return isDeep ? addMarks(place, markup, markup) : addPart(place, { type, children: [] });
    }
    case 'link_open':
      return openLink(place, token.attrGet('href'), '[');
    default:
      return addMarks(place, '', '');
  }
}

function addPart(place: Place, part: MarkdownParent): Place {
  place.children.push(part);
  const isLinked = place.isLinked || part.type === 'link';
  return { children: part.children, isLinked, end: '' };
}

function addMarks({ children, isLinked }: Place, start: string, end: string): Place {
  addText(children, start);
  return { children, isLinked, end };
}

/** Only links without an address are parsed although they lead nowhere. */
function openLink(place: Place, href: string | number | null, mark: string): Place {
  if (place.isLinked) return addMarks(place, '', '');
  const address = safeLinkAddress(String(href ?? ''));
  if (address === undefined) return addMarks(place, mark, ']()');
  return addPart(place, { type: 'link', address, children: [] });
}

function addLeaf(token: Token, place: Place): void {
  const { children, isLinked } = place;
  switch (token.type) {
    case 'inline':
      addAll(children, readTokens(token.children ?? [], isLinked));
      return;
    case 'softbreak':
    case 'hardbreak':
      children.push({ type: 'break' });
      return;
    case 'code_inline':
      children.push({ type: 'code', text: token.content, isBlock: false });
      return;
    case 'fence':
      children.push({ type: 'code', text: token.content.replace(/\n$/, ''), isBlock: true });
      return;
    case 'image': {
      const link = openLink(place, token.attrGet('src'), '![');
      addAll(link.children, readTokens(token.children ?? [], true));
      addText(children, link.end);
      return;
    }
    default:
      addText(children, token.content);
  }
}

function addAll(children: MarkdownNode[], parts: readonly MarkdownNode[]): void {
  for (const part of parts) {
    if (part.type === 'text') addText(children, part.text);
    else children.push(part);
  }
}

/** Text beside text is one. */
function addText(children: MarkdownNode[], text: string): void {
  const last = children.at(-1);
  if (last?.type === 'text') last.text += text;
  else if (text !== '') children.push({ type: 'text', text });
}
