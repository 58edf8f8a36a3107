import type { Schema } from '../../generation/documents.ts';
import type { Place } from './place.ts';

/** A schema and its position, so that readers can look up the rule that was broken. */
export interface PlacedSchema {
  readonly schema: Schema;
  readonly place: Place;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: PlacedSchema;
  /** Values that the document shows. */
  readonly examples: readonly unknown[];
}

export interface Media {
  readonly type: string;
  readonly schema: PlacedSchema | undefined;
  /** By name. */
  readonly examples: ReadonlyMap<string, unknown>;
}

export interface Header {
  /** Lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: PlacedSchema;
}

/** Leads from an answer to another operation that takes something of it. */
export interface Link {
  readonly operationId: string;
  /** Runtime expressions or constants, by the name of the parameter. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface DocumentedAnswer {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly place: Place;
  readonly headers: readonly Header[];
  readonly media: readonly Media[];
  readonly links: readonly Link[];
  /** The largest body that is not answered so; only of the answer to bodies that are too large. */
  readonly maxBytes?: number;
}

export interface Operation {
  readonly document: string;
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  /** Path template, `/calendars/{id}`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly place: Place;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly media: readonly Media[] } | undefined;
  readonly answers: readonly DocumentedAnswer[];
  /** The cookies that a session consists of; nothing where none is needed. */
  readonly sessionCookies: readonly string[];
  /** Any one of them is enough; nothing where the document does not say. */
  readonly roles: readonly string[] | undefined;
  /** Whether calling it may change something on the server. */
  readonly changesState: boolean;
  /** Ids of operations of which each one takes back what it does (`x-undone-by`). */
  readonly undoneBy: readonly string[];
}

/** The documented answer for a status, by its number, its class or the default. */
export function answerFor(operation: Operation, status: number): DocumentedAnswer | undefined {
  const wanted = [String(status), `${Math.floor(status / 100)}XX`, 'default'];
  return wanted
    .map((name) =>
      operation.answers.find((answer) => answer.status.toUpperCase() === name.toUpperCase()),
    )
    .find((answer) => answer !== undefined);
}

export function documents(operation: Operation, status: number): boolean {
  return answerFor(operation, status) !== undefined;
}

/** Whether calls of it may be sent to a server that must stay as it is. */
export function isRead({ method, changesState }: Operation): boolean {
  return method === 'GET' && !changesState;
}

export function isJson(type: string): boolean {
  return /^application\/(.+\+)?json\b/i.test(type);
}
