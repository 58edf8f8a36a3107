import type { operations as AnalyticsOperations } from '#generated/analytics/types.ts';
import type { operations as UploadOperations } from '#generated/upload/types.ts';
import type { AnswerOf, Body, Path, Query } from '../contract/operation-types.ts';
import type { Provider } from './provider.ts';

type Operations = UploadOperations & AnalyticsOperations;
export type ProviderOperationId = keyof Operations;

/** Everything a handler of the provider knows about a call. */
export interface ProviderCall<Id extends ProviderOperationId> {
  readonly path: Path<Operations[Id]>;
  readonly query: Query<Operations[Id]>;
  readonly body: Body<Operations[Id]>;
  /** The raw body. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly provider: Provider;
  /** The world to which the events belong. */
  readonly world: string;
  /** The provider's own origin. */
  readonly origin: string;
  readonly now: Date;
}

/** Any of an operation's documented answers, in any of their media types. */
export type ProviderAnswer<Id extends ProviderOperationId> = AnswerOf<Operations[Id]['responses']>;

export type ProviderHandler<Id extends ProviderOperationId> = (
  call: ProviderCall<Id>,
) => ProviderAnswer<Id>;

/** Handlers by operation id; an unknown id is a type error. */
export type ProviderHandlers = {
  readonly [Id in ProviderOperationId]?: ProviderHandler<Id>;
};
