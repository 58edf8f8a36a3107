/** The first lines of a spreadsheet. */
export interface CsvHead {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Headings and a few rows fit into this. */
const headBytes = 64 * 1024;
const rowCount = 3;

/** Reads the first lines of a file; null if it does not look like a spreadsheet. */
export async function readCsvHead(file: File): Promise<CsvHead | null> {
  const text = decode(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (/^\s*(BEGIN:|<|$)/i.test(text)) return null;
  const [headings = [], ...rows] = parseRows(text, separatorIn(text));
  return headings.length > 1 ? { headings, rows: rows.slice(0, rowCount) } : null;
}

/** As the server reads bytes. */
function decode(bytes: Uint8Array): string {
  const mark = `${bytes[0]} ${bytes[1]}`;
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    // The end may be within a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Comma, semicolon or tab: whichever the first line has most of. */
function separatorIn(text: string): string {
  const [first = ''] = text.split(/\r\n?|\n/, 1);
  const count = (mark: string) => first.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** The first rows of a CSV file (RFC 4180), without empty ones. */
function parseRows(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`,
    'gy',
  );
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === separator) continue;
    if (row.some((content) => content.trim() !== '')) rows.push(row);
    if (end === '' || rows.length > rowCount) break;
    row = [];
  }
  return rows;
}
