import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from './inputs.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const textFile = /\.(js|css|svg|json|map|txt)$/;

/** Brotli at its highest quality, which is slow but runs only once, at build time. */
export function brotliBest(content: Buffer): Promise<Buffer> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotli(content, { params });
}

/** The bytes of some files as they are sent: each is compressed separately. */
export async function measureSize(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await brotliBest(await readFile(path.join(folder, file)))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Adds a `.br` and a `.gz` to every text file below a folder, so that a host needs no other. */
export async function compressTextFiles(folder: string): Promise<void> {
  const files = filesBelow(folder, '').filter((name) => textFile.test(name));
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [best, common] = await Promise.all([brotliBest(content), gzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, best), writeFile(`${file}.gz`, common)]);
}
