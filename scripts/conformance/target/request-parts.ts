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
  return unpadded(body) + ' '.repeat(body.padding ?? 0);
}

function unpadded({ type, value, text }: RequestBody): string {
  if (text !== undefined) return text;
  if (isJson(type)) return JSON.stringify(value);
  if (type === 'application/x-www-form-urlencoded') {
    return new URLSearchParams(Object.entries(Object(value)).map(pairOf)).toString();
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The request for these parts, without session headers. */
export function wireRequest(
  { method, path: template }: Pick<Operation, 'method' | 'path'>,
  { path, query, headers, body }: RequestParts,
): WireRequest {
  const address = filledPath(template, path);
  const search = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  return {
    method,
    path: search.length > 0 ? `${address}?${search.join('&')}` : address,
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': body.type } : {}),
      ...headers,
    },
    ...(body ? { body: bodyText(body) } : {}),
  };
}

export function filledPath(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    // Values of a path parameter are joined.
    return Array.isArray(value) ? value.map(encoded).join(',') : encoded(value);
  });
}

function encoded(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed());
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function pairOf([name, value]: [string, unknown]): [string, string] {
  return [name, textOf(value)];
}
