import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { acceptedCoding, type ContentCoding } from './content-coding.ts';

const coders: Record<ContentCoding, (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (bytes) =>
    promisify(zlib.brotliCompress)(bytes, {
      params: {
        // Pages are compressed on every visit, and a higher quality would take longer than it saves.
        [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(zlib.gzip)(bytes),
};

/** Compresses a page with the best coding that its request accepts; returns everything else unchanged. */
export async function compressedPage(response: Response, request: Request): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const coding = acceptedCoding(request.headers.get('accept-encoding'));
  if (!coding || response.body === null) return response;
  const body = await coders[coding](new Uint8Array(await response.arrayBuffer()));
  const compressedResponse = new Response(body, response);
  compressedResponse.headers.set('content-encoding', coding);
  compressedResponse.headers.append('vary', 'Accept-Encoding');
  return compressedResponse;
}
