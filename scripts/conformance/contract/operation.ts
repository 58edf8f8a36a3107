import type { Schema } from '../../generation/documents.ts';
import type { Place } from './place.ts';

/** A schema and its position, so that reports can cite the violated rule. */
export interface PlacedSchema {
  readonly schema: Schema;
  readonly place: Place;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
  readonly schema: PlacedSchema;
  /** Example values from the document. */
  readonly examples: readonly unknown[];
  /** True if there is a rule that its schema cannot express (`x-rule`). */
  readonly hasRule?: boolean;
  /** The pattern of values for which a login is required (`x-login-required-for`). */
  readonly loginRequiredFor?: string;
}

export interface Media {
  readonly type: string;
  readonly schema: PlacedSchema | undefined;
  /** By name. */
  readonly examples: ReadonlyMap<string, unknown>;
}

export interface Header {
  /** In lower case. */
  readonly name: string;
  readonly required: boolean;
  readonly schema: PlacedSchema;
}

/** Links an answer to another operation, for which it provides values. */
export interface Link {
  readonly operationId: string;
  /** Runtime expressions or constants, by parameter name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The same by field of the body, whose other fields the target's own document gives. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface DocumentedAnswer {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly place: Place;
  readonly headers: readonly Header[];
  readonly media: readonly Media[];
  readonly links: readonly Link[];
  /** Only in the answer to bodies that are too large: the maximum size that is accepted. */
  readonly maxBytes?: number;
}

export interface Operation {
  readonly id: string;
  /** In upper case. */
  readonly method: string;
  /** Path template, `/calendars/{id}`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly place: Place;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly media: readonly Media[] } | undefined;
  readonly answers: readonly DocumentedAnswer[];
  /** The cookies that make up a session; undefined if none is required. */
  readonly sessionCookies: readonly string[];
  /** Any one of them is enough; undefined if the document does not say. */
  readonly roles: readonly string[] | undefined;
  /** True if calling it may change something on the server. */
  readonly changesState: boolean;
  /** Ids of operations, each of which undoes its effect (`x-undone-by`). */
  readonly undoneBy: readonly string[];
  /** Ids of reads of recent changes, which list its effect (`x-listed-by`). */
  readonly listedBy: readonly string[];
}

/** The documented answer for a status, by its number, its class or the default. */
export function answerFor(operation: Operation, status: number): DocumentedAnswer | undefined {
  const candidates = [String(status), `${Math.floor(status / 100)}XX`, 'default'];
  return candidates
    .map((name) =>
      operation.answers.find((answer) => answer.status.toUpperCase() === name.toUpperCase()),
    )
    .find((answer) => answer !== undefined);
}

export function documents(operation: Operation, status: number): boolean {
  return answerFor(operation, status) !== undefined;
}

/** The documented status for invalid input, if any. */
export function findInvalidStatus(operation: Operation): number | undefined {
  return [422, 400].find((status) => documents(operation, status));
}

/** Returns whether it may be called on a server that must not change. */
export function isRead({ method, changesState }: Operation): boolean {
  return method === 'GET' && !changesState;
}

/** Returns whether it may set or remove a cookie: it begins, renews or ends a session. */
export function setsCookies({ answers }: Operation): boolean {
  return answers.some(({ headers }) => headers.some(({ name }) => name === 'set-cookie'));
}

export function isJson(type: string): boolean {
  return /^application\/(.+\+)?json\b/i.test(type);
}

/** The header by which a call names the user whom its page shows, in lower case. */
export const shownUserHeader = 'x-user-id';
/** The error of a call without a login, if it requires one. */
export const loginRequired = 'login_required';
/** The error of a call whose page shows another user than the session's. */
export const userChanged = 'user_changed';

export function takesShownUser({ parameters }: Operation): boolean {
  return parameters.some(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === shownUserHeader,
  );
}

/** Returns whether an answer is documented with an example of an error. */
export function documentsError(operation: Operation, status: number, id: string): boolean {
  const media = answerFor(operation, status)?.media ?? [];
  return media.some(({ examples }) => examples.has(id));
}
