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

/** Far more than notes may have; only pictures and files are longer. */
const longestLine = 256 * 1024;

/**
 * The lines of a file whose names are among those wanted. Its bytes are joined before they are decoded, as software folds
 * lines in the middle of a character.
 */
export function* contentLines(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Generator<ContentLine> {
  for (const { line, pieces, size } of foldedLines(bytes)) {
    const [first = new Uint8Array()] = pieces;
    const name = readName(first);
    if (name === '' || !wanted(name)) continue;
    yield {
      line,
      name,
      ...(size > longestLine ? { text: null, encoding: 'utf-8' } : readText(pieces)),
    };
  }
}

interface FoldedLine {
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

function* foldedLines(bytes: Uint8Array): Generator<FoldedLine> {
  let current: FoldedLine | undefined;
  let line = 0;
  for (const piece of listPieces(bytes)) {
    line += 1;
    if (current && goesOn(current, piece)) addPiece(current, piece);
    else {
      if (current) yield current;
      const isQuoted = isQuotedPrintable(piece);
      current = { line, pieces: [piece], isQuoted, size: piece.length };
    }
  }
  if (current) yield current;
}

/** The pieces between line ends, as in files of every system. */
function* listPieces(bytes: Uint8Array): Generator<Uint8Array> {
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

/** Of the beginning of a line, as most lines are of no interest. */
function readName(piece: Uint8Array): string {
  const [name = ''] = /^[\w-]{1,40}(?=[;:])/.exec(asciiText(piece.subarray(0, 41))) ?? [];
  return name.toUpperCase();
}

function asciiText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** The parameters that old versions have of a line, which the name of each may be missing from. */
const quotedPrintable = /^[\w-]+;[^:]*\bQUOTED-PRINTABLE\b[^:]*:/i;

function isQuotedPrintable(piece: Uint8Array): boolean {
  return piece.includes(equals) && quotedPrintable.test(asciiText(piece.subarray(0, 200)));
}

function readText(pieces: readonly Uint8Array[]): FileText {
  const bytes = pieces.length === 1 ? (pieces[0] ?? new Uint8Array()) : Buffer.concat(pieces);
  const { text, encoding } = decodeText(bytes);
  const [head = ''] = encodedHead.exec(text) ?? [];
  if (!/;(?:ENCODING|CHARSET|QUOTED-PRINTABLE|BASE64)\b/i.test(head)) {
    return { text: printable(text), encoding };
  }
  // Each character of the head is one byte, as the pattern takes no others.
  return encodedText(head, bytes.subarray(head.length));
}

const encodedHead = /^[\w-]+(?:;(?:"[^"\x80-\uffff]*"|[^";:\x80-\uffff])+)*:/;

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
