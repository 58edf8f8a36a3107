import {
  carriageReturn,
  decodeNamed,
  decodeText,
  type Encoding,
  type FileText,
  lineFeed,
} from './file-text.ts';

/** A property of an iCalendar file, as a line that a parser reads. */
export interface ContentLine {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  /** In capitals. */
  readonly name: string;
  /** Null if it is far too long. */
  readonly text: string | null;
  readonly encoding: Encoding;
}

/** More than notes may have in any script; only pictures and files are longer. */
const longestLine = 128 * 1024;
const longestHead = 2000;

/** A line of a file with those that continue it, in bytes: software folds lines in the middle of a character. */
export interface FoldedLine {
  readonly line: number;
  /** Those behind the longest line are left out. */
  readonly pieces: Uint8Array[];
  /** True if an equals sign at the end of a piece continues it. */
  readonly isQuoted: boolean;
  /** In bytes, each piece with its line end. */
  size: number;
}

const space = 0x20;
const tab = 0x09;
const equals = 0x3d;

/** Joins the lines of a file, one after the other. */
export class Unfolding {
  #current: FoldedLine | undefined;
  #line = 0;

  /** Takes the next line. Returns the one before, if it is complete. */
  add(piece: Uint8Array): FoldedLine | undefined {
    this.#line += 1;
    const current = this.#current;
    if (current && goesOn(current, piece)) {
      addPiece(current, piece);
      return undefined;
    }
    this.#current = {
      line: this.#line,
      pieces: [piece],
      isQuoted: isQuotedPrintable(piece),
      size: piece.length,
    };
    return current;
  }

  get last(): FoldedLine | undefined {
    return this.#current;
  }
}

/** The pieces between line ends, as in files of every system. */
export function* listPieces(bytes: Uint8Array): Generator<Uint8Array> {
  const lineEnd = bytes.includes(lineFeed) ? lineFeed : carriageReturn;
  let start = 0;
  while (start < bytes.length) {
    const at = bytes.indexOf(lineEnd, start);
    const end = at < 0 ? bytes.length : at;
    const isWindows = end > start && bytes[end - 1] === carriageReturn;
    yield bytes.subarray(start, isWindows ? end - 1 : end);
    start = end + 1;
  }
}

function goesOn(current: FoldedLine, piece: Uint8Array): boolean {
  return piece[0] === space || piece[0] === tab || hasSoftEnd(current);
}

function hasSoftEnd({ isQuoted, pieces }: FoldedLine): boolean {
  return isQuoted && pieces.at(-1)?.at(-1) === equals;
}

function addPiece(current: FoldedLine, piece: Uint8Array) {
  const { pieces } = current;
  current.size += piece.length + 1;
  if (current.size > longestLine) return;
  if (hasSoftEnd(current)) {
    pieces.push(pieces.pop()?.subarray(0, -1) ?? piece, piece);
  } else pieces.push(piece.subarray(1));
}

/** The name of the property in a line, in capitals; empty if there is none. */
export function readName({ pieces: [first = new Uint8Array()] }: FoldedLine): string {
  const [name = ''] = /^[\w-]{1,40}(?=[;:])/.exec(readAscii(first.subarray(0, 41))) ?? [];
  return name.toUpperCase();
}

/** Decodes a line. */
export function readLine({ line, pieces, size }: FoldedLine, name: string): ContentLine {
  if (size > longestLine) return { line, name, text: null, encoding: 'utf-8' };
  return { line, name, ...readText(pieces) };
}

function readAscii(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

/** The parameters that old versions have of a line, which the name of each may be missing from. */
const quotedPrintable = /^[\w-]+;[^:]*\bQUOTED-PRINTABLE\b[^:]*:/i;

function isQuotedPrintable(piece: Uint8Array): boolean {
  return piece.includes(equals) && quotedPrintable.test(readAscii(piece.subarray(0, 200)));
}

function readText(pieces: readonly Uint8Array[]): Omit<ContentLine, 'line' | 'name'> {
  const bytes = pieces.length === 1 ? (pieces[0] ?? new Uint8Array()) : Buffer.concat(pieces);
  const { text, encoding } = decodeText(bytes);
  const [head = ''] = headPattern.exec(text) ?? [];
  if (head.length > longestHead) return { text: null, encoding };
  if (!/;(?:ENCODING|CHARSET|QUOTED-PRINTABLE|BASE64)\b/i.test(head)) {
    return { text: printable(text), encoding };
  }
  // Each character of the head is one byte, as the pattern takes no others.
  return encodedText(head, bytes.subarray(head.length));
}

/** The name and the parameters of a line. */
const headPattern = /^[\w-]+(?:;(?:"[^"\x80-\uffff]*"|[^";:\x80-\uffff])+)*:/;

/** The value of a line in the ways of vCalendar 1.0. */
function encodedText(head: string, value: Uint8Array): FileText {
  const parameters = head.slice(0, -1).split(';');
  const [, charset] = /;CHARSET="?([\w-]+)/i.exec(head) ?? [];
  const isQuoted = /\bQUOTED-PRINTABLE\b/i.test(head);
  const isBase64 = /;(?:ENCODING=)?(?:BASE64|B)\b/i.test(head);
  const bytes = isQuoted ? unquoted(value) : isBase64 ? fromBase64(value) : value;
  const named = charset === undefined ? undefined : decodeNamed(bytes, charset);
  const { text, encoding } =
    named === undefined ? decodeText(bytes) : ({ text: named, encoding: 'utf-8' } as const);
  const kept = parameters.filter(
    (parameter) => !/^(?:ENCODING=.*|CHARSET=.*|QUOTED-PRINTABLE|BASE64|8BIT)$/i.test(parameter),
  );
  const plain = isQuoted || isBase64 ? text.replaceAll(/\r\n?|\n/g, String.raw`\n`) : text;
  return { text: printable(`${kept.join(';')}:${plain}`), encoding };
}

/** `=C3=BC` is two bytes. */
function unquoted(value: Uint8Array): Uint8Array {
  const text = Buffer.from(value).toString('latin1');
  const decoded = text.replaceAll(/=([0-9A-F]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(decoded, 'latin1');
}

function fromBase64(value: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(value).toString('latin1'), 'base64');
}

/** Without control characters, which no text may have. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t]/gu, '');
}
