import { isJson, type Operation } from '../contract/operation.ts';
import type { WireRequest } from './send.ts';

/** The parts of an operation's request, by the document's names. */
export interface RequestParts {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RequestBody | undefined;
}

export interface RequestBody {
  readonly type: string;
  /** Sent as JSON, or unchanged if it is a text with another type. */
  readonly value?: unknown;
  /** Sent unchanged, instead of a value. */
  readonly text?: string;
  /** The number of spaces to append, which JSON allows. */
  readonly padding?: number;
}

export function bodyText(body: RequestBody): string {
  return removePadding(body) + ' '.repeat(body.padding ?? 0);
}

function removePadding({ type, value, text }: RequestBody): string {
  if (text !== undefined) return text;
  if (isJson(type)) return JSON.stringify(value);
  if (type === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(
      Object.entries(Object(value)).map(([name, field]) => [name, toText(field)]),
    ).toString();
  }
  if (type === formType) return formText(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The media type of forms whose fields can be files. */
export const formType = 'multipart/form-data';
/** Separates the fields of a form; no value contains it. */
const boundary = 'conformance-5d1f0b7e9a3c';

function formText(value: unknown): string {
  const fields = Object.entries(Object(value)).map(([name, field]) => {
    const head = `Content-Disposition: form-data; name="${encodeURIComponent(name)}"`;
    return `--${boundary}\r\n${head}\r\n\r\n${toText(field)}\r\n`;
  });
  return `${fields.join('')}--${boundary}--\r\n`;
}

function contentType({ type, text }: RequestBody): string {
  return type === formType && text === undefined ? `${type}; boundary=${boundary}` : type;
}

/** The request for these parts, without session headers. */
export function wireRequest(
  { method, path: template }: Pick<Operation, 'method' | 'path'>,
  { path, query, headers, body }: RequestParts,
): WireRequest {
  const address = filledPath(template, path);
  const search = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(one)}`),
  );
  return {
    method,
    path: search.length > 0 ? `${address}?${search.join('&')}` : address,
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': contentType(body) } : {}),
      ...headers,
    },
    ...(body ? { body: bodyText(body) } : {}),
  };
}

export function filledPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    // Values of a path parameter are joined.
    return Array.isArray(value) ? value.map(encode).join(',') : encode(value);
  });
}

function encode(value: unknown): string {
  return encodeURIComponent(toText(value).toWellFormed());
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
