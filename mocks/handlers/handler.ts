import type { operations as AdminOperations } from '#generated/admin/types.ts';
import type { operations as AppOperations } from '#generated/app/types.ts';
import type { operations as CalendarOperations } from '#generated/calendar/types.ts';
import type { AnswerOf, Body, Path, Query } from '../contract/operation-types.ts';
import type { FormFiles } from '../http/request-body.ts';
import type { UserRecord } from '../seed/user-record.ts';
import type { ServerLanguage } from '../translations/server-texts.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';
import type { World } from '../world/world.ts';

export type Operations = AppOperations & AdminOperations & CalendarOperations;
export type OperationId = keyof Operations;

/** Everything a handler knows about a call. */
export interface Call<Id extends OperationId, Caller = UserRecord | undefined> {
  readonly path: Path<Operations[Id]>;
  readonly query: Query<Operations[Id]>;
  readonly body: Body<Operations[Id]>;
  /** The bytes of a form's files, by field; undefined if it is no form. */
  readonly files?: FormFiles | undefined;
  readonly world: World;
  /** The logged-in user. */
  readonly account: Caller;
  /** The token in the caller's session cookie, valid or not. */
  readonly sessionToken: string | undefined;
  readonly now: Date;
  readonly userAgent: string | null;
  /** Where the service is reached, to which passkeys belong. */
  readonly origin: string;
  /** The language for texts in the answer. */
  readonly language: ServerLanguage;
  /** An uploaded file; undefined if the provider does not have it. */
  readonly uploadedFile: (handle: string) => UploadedFile | undefined;
  /** Prefix of all page paths; empty at the root. */
  readonly basePath: string;
}

/** Any of an operation's documented answers. */
export type OperationAnswer<Id extends OperationId> = AnswerOf<Operations[Id]['responses']>;

/** Answers an operation. The types match the document, and the answer is checked again when it is sent. */
export type Handler<Id extends OperationId, Caller = UserRecord | undefined> = (
  call: Call<Id, Caller>,
) => OperationAnswer<Id>;

/** Handlers by operation id; an unknown id is a type error. */
export type Handlers<Caller = UserRecord | undefined> = {
  readonly [Id in OperationId]?: Handler<Id, Caller>;
};
