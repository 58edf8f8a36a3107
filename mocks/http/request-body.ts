import { jsonExcess } from './json-size.ts';

/** The largest request body that is read, in bytes. */
export const maximumBodyBytes = 20 * 1024 * 1024;

export type FormFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

export type RequestBody =
  | {
      readonly kind: 'read';
      /** Parsed if it is JSON, the fields if it is a form, otherwise text; undefined if there is none. */
      readonly value: unknown;
      /** The raw body. */
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** The bytes of a form's files by field, as they may be in any encoding; absent for other bodies. */
      readonly files?: FormFiles;
    }
  | { readonly kind: 'malformed'; readonly message?: string }
  | { readonly kind: 'encoded' }
  | { readonly kind: 'too-large' };

const formType = 'multipart/form-data';
const jsonType = /^application\/(.+\+)?json$/;
const mediaType = /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(;|$)/;

/** Matches any number that may be too large: JavaScript reads it as Infinity, which JSON cannot express. */
const hugeNumber = /e\+?\d{3}|\d{309}/i;

/** Reads the body of a request by its content type. */
export async function readBody(request: Request): Promise<RequestBody> {
  if (Number(request.headers.get('content-length')) > maximumBodyBytes)
    return { kind: 'too-large' };
  const bytes = new Uint8Array(await request.arrayBuffer());
  const { byteLength } = bytes;
  if (byteLength > maximumBodyBytes) return { kind: 'too-large' };
  if (byteLength === 0) return { kind: 'read', value: undefined, bytes };
  if (isEncoded(request.headers.get('content-encoding'))) return { kind: 'encoded' };
  const type = request.headers.get('content-type');
  if (essence(type) === formType) return readForm(bytes, type ?? '');
  if (!isJson(type)) return { kind: 'read', value: new TextDecoder().decode(bytes), bytes };
  const message = jsonExcess(bytes);
  if (message !== undefined) return { kind: 'malformed', message };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return {
      kind: 'read',
      value: JSON.parse(text, hugeNumber.test(text) ? finite : undefined),
      bytes,
    };
  } catch {
    return { kind: 'malformed' };
  }
}

/** The fields of a form by name; files are texts, too, beside their bytes. A form that cannot be read stays text. */
async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<RequestBody> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    const fields = await Promise.all(
      [...form].map(async ([name, field]) => {
        if (typeof field === 'string') return [name, field] as const;
        files.set(name, new Uint8Array(await field.arrayBuffer()));
        return [name, await field.text()] as const;
      }),
    );
    return { kind: 'read', value: Object.fromEntries(fields), bytes, files };
  } catch {
    return { kind: 'read', value: new TextDecoder().decode(bytes), bytes };
  }
}

/** A request's headers as the validation needs them, with the content type reduced to its essence. */
export function validatedHeaders(request: Request): Record<string, string> {
  const headers = Object.fromEntries(request.headers);
  const contentType = headers['content-type'];
  if (contentType === undefined) return headers;
  // An unreadable type means arbitrary bytes.
  return { ...headers, 'content-type': essence(contentType) ?? 'application/octet-stream' };
}

/** @throws SyntaxError for a number that is too large. */
function finite(_name: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new SyntaxError('Too great.');
  return value;
}

/** Returns whether a content type is that of JSON. */
export function isJson(contentType: string | null): boolean {
  return jsonType.test(essence(contentType) ?? '');
}

function isEncoded(contentEncoding: string | null): boolean {
  return !/^\s*(identity)?\s*$/i.test(contentEncoding ?? '');
}

function essence(contentType: string | null): string | undefined {
  return mediaType.exec(contentType ?? '')?.[1]?.toLowerCase();
}
