import type { components } from '#generated/calendar/types.ts';

export type Encoding = components['schemas']['ImportResult']['encoding'];

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const latin = new TextDecoder('windows-1252');

/** Text of a file, and how its bytes were read. */
export interface FileText {
  readonly text: string;
  readonly encoding: Encoding;
}

/** Reads bytes in UTF-8, or if they are none, in the encoding that old software of the West writes. */
export function decodeText(bytes: Uint8Array): FileText {
  try {
    return { text: utf8.decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: latin.decode(bytes), encoding: 'windows-1252' };
  }
}

/** Reads bytes in an encoding that a file names; undefined if it is unknown. */
export function decodeNamed(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The bytes of a file in an encoding in which each ASCII character is one byte, without a byte order mark. */
export function plainBytes(bytes: Uint8Array): {
  readonly bytes: Uint8Array;
  readonly isUtf16: boolean;
} {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const text = new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
    return { bytes: new TextEncoder().encode(text), isUtf16: true };
  }
  const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
  return { bytes: hasMark ? bytes.subarray(3) : bytes, isUtf16: false };
}

/** Returns whether bytes have more lines than a number, without looking at those behind. */
export function hasMoreLines(bytes: Uint8Array, most: number): boolean {
  let count = 0;
  const lineEnd = bytes.includes(lineFeed) ? lineFeed : carriageReturn;
  for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

export const lineFeed = 0x0a;
export const carriageReturn = 0x0d;
