import { createHash } from 'node:crypto';
import { mockApiKey } from '#mocks/upload/policy.ts';
import { createUploadOrigin, type UploadOriginOptions } from '#mocks/upload/upload-origin.ts';

export const origin = 'http://uploads.test';

interface UploadOptions {
  readonly filename?: string;
  readonly mimetype?: string;
  readonly partSize?: number;
  readonly fii?: boolean;
  readonly store?: object;
  /** The fields that every call repeats, such as another API key. */
  readonly security?: {
    readonly policy?: string;
    readonly signature?: string;
    readonly apikey?: string;
  };
  readonly complete?: object;
}

/** Its own provider, and the upload SDK's calls to it; `base` prefixes their paths. */
export async function openProvider({
  base = '',
  ...options
}: UploadOriginOptions & { readonly base?: string } = {}) {
  const service = await createUploadOrigin({ origin, ...options });
  const fetch = (path: string, init?: RequestInit) =>
    service.handle(new Request(new URL(path, origin), init));
  const post = (path: string, body: unknown) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Starts an upload; the result contains the fields that every later call repeats. */
  const start = async (bytes: Uint8Array, upload: UploadOptions = {}) => {
    const { filename = 'notes.txt', mimetype = 'text/plain', store = { location: 's3' } } = upload;
    const common = { apikey: mockApiKey, store, ...upload.security };
    const fii = upload.fii ? { fii: true } : {};
    const file = { filename, mimetype, size: bytes.byteLength };
    const response = await post('/multipart/start', { ...file, ...common, ...fii });
    const started = response.ok ? await response.json() : {};
    const { uri, region, upload_id } = started;
    return { response, started, file, fii, common: { ...common, uri, region, upload_id } };
  };
  type Started = Awaited<ReturnType<typeof start>>;

  const sign = (started: Started, part: number, bytes: Uint8Array, more: object = {}) =>
    post('/multipart/upload', {
      ...started.common,
      ...started.fii,
      part,
      size: bytes.byteLength,
      md5: createHash('md5').update(bytes).digest('base64'),
      ...more,
    });

  /** Sends the bytes of a part to its signed URL. */
  const put = async (signed: Response, bytes: Uint8Array<ArrayBuffer>) => {
    const { url, headers } = await signed.json();
    return fetch(url, { method: 'PUT', headers, body: bytes });
  };

  const commit = (started: Started, part: number, more: object = {}) =>
    post('/multipart/commit', { ...started.common, part, size: started.file.size, ...more });

  const complete = (started: Started, parts: readonly object[], more: object = {}) =>
    post('/multipart/complete', {
      ...started.common,
      ...started.file,
      ...started.fii,
      ...(parts.length > 0 ? { parts } : {}),
      ...more,
    });

  /** A complete upload in default mode. */
  const upload = async (bytes: Uint8Array<ArrayBuffer>, more: UploadOptions = {}) => {
    const started = await start(bytes, more);
    if (!started.response.ok) return started.response;
    const parts: object[] = [];
    const { partSize = 6_291_456 } = more;
    for (let at = 0; at < bytes.byteLength; at += partSize) {
      const chunk = bytes.slice(at, at + partSize);
      const number = parts.length + 1;
      const stored = await put(await sign(started, number, chunk), chunk);
      if (!stored.ok) return stored;
      parts.push({ part_number: number, etag: stored.headers.get('etag') });
    }
    return complete(started, parts, more.complete);
  };

  return { service, fetch, post, start, sign, put, commit, complete, upload };
}

/** Bytes that vary by position. */
export function someBytes(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let index = 0; index < size; index += 1) bytes[index] = (index * 31 + (index >> 8)) & 0xff;
  return bytes;
}

/** The first field named in an error answer. */
export async function wrongField(response: Response): Promise<unknown> {
  const { error } = await response.json();
  return [response.status, error.details?.[0]?.field];
}
