import { inflateSync } from 'node:zlib';

/** A page of a PDF file that Chromium has printed. */
export interface PdfPage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Its letters, without spaces, in the order in which they are drawn. */
  readonly text: string;
}

/** Reads what tests want to know of a PDF file. Its objects are plain texts, and its streams are deflated. */
export function readPdfPages(file: Buffer): PdfPage[] {
  const objects = new Map<string, string>();
  const source = file.toString('latin1');
  for (const [, id = '', body = ''] of source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    objects.set(id, body);
  }
  const read = (id: string | undefined) => objects.get(id ?? '') ?? '';
  const listPages = (id: string): string[] => {
    const [, children] = /\/Kids \[([^\]]*)\]/.exec(read(id)) ?? [];
    return children === undefined ? [read(id)] : listIds(children).flatMap(listPages);
  };
  const [root = ''] = [...objects].find(([, body]) => /\/Type \/Catalog\b/.test(body)) ?? [];
  const [, pages = ''] = /\/Pages (\d+) 0 R/.exec(read(root)) ?? [];
  return listPages(pages).map((page) => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
    return { width: Number(width), height: Number(height), text: readText(page, read) };
  });
}

function readText(page: string, read: (id: string | undefined) => string): string {
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const [, name = '', id] of page.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, letters] = /\/ToUnicode (\d+) 0 R/.exec(read(id)) ?? [];
    fonts.set(name, readLetters(inflate(read(letters))));
  }
  const [, content] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
  let font: ReadonlyMap<number, string> | undefined;
  let text = '';
  for (const [, name, glyphs = ''] of inflate(read(content)).matchAll(/\/(F\d+) |<(\w+)>/g)) {
    if (name !== undefined) font = fonts.get(name);
    for (const [glyph] of glyphs.matchAll(/.{4}/g)) {
      text += font?.get(Number.parseInt(glyph, 16)) ?? '';
    }
  }
  // Fonts have letters for two in one.
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

/** The letters of a font's glyphs. */
function readLetters(table: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', to, letter = ''] of table.matchAll(/^<(\w+)> (?:<(\w+)> )?<(\w+)>$/gm)) {
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)];
    for (let glyph = first; glyph <= last; glyph++) {
      letters.set(glyph, String.fromCodePoint(Number.parseInt(letter, 16) + glyph - first));
    }
  }
  return letters;
}

function inflate(object: string): string {
  const [, stream] = / stream\n([\s\S]*)\nendstream$/.exec(object) ?? [];
  return stream === undefined ? '' : inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

function listIds(references: string): string[] {
  return [...references.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);
}
