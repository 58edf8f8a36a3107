import type { Token, Tokens } from 'marked';
import { safeLinkAddress } from '#src/util/web-address.ts';
import { asNotesToken, getRaw, type NotesToken, parseMarkdown } from './parse-markdown.ts';

/** A text without one of these says the same as Markdown. */
const marks = /[*_`[\]#\\~&+-]|^\s*\d+[.)]/m;

/** What a text in Markdown says without its marks, for places with plain text, line by line. Links are their words. */
export function writePlainText(text: string): string {
  if (!marks.test(text)) return text;
  return writeAll(parseMarkdown(text))
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

function writeAll(tokens: readonly Token[]): string {
  return tokens.map((token) => writeToken(asNotesToken(token))).join('');
}

function writeToken(token: NotesToken): string {
  switch (token.type) {
    case 'space':
    case 'br':
      return '\n';
    case 'heading':
    case 'paragraph':
      return `${writeAll(token.tokens)}\n`;
    case 'strong':
    case 'em':
      return writeAll(token.tokens);
    case 'code':
      return `${token.text}\n`;
    case 'codespan':
    case 'escape':
      return token.text;
    case 'link':
    case 'image':
      return safeLinkAddress(token.href) ? writeAll(token.tokens) : token.raw;
    case 'list':
      return `\n${token.items.map((item, index) => `${writeMark(token, index)} ${writeAll(item.tokens).trim()}\n`).join('')}`;
    case 'text':
      return token.tokens ? writeAll(token.tokens) : token.text;
    default:
      return getRaw(token);
  }
}

/** What stands before an entry of a list. */
function writeMark({ ordered, start }: Tokens.List, index: number): string {
  return ordered ? `${Number(start) + index}.` : '•';
}
