import type { Answer } from '../contract/answer.ts';
import type { ValidCall } from '../contract/operation-call.ts';
import { cloudCalls } from './handlers/clouds.ts';
import { completionCalls } from './handlers/complete.ts';
import { fileCalls } from './handlers/files.ts';
import { multipartCalls } from './handlers/multipart.ts';
import type { ProviderCall, ProviderHandlers, ProviderOperationId } from './provider-call.ts';

/** The calls of the client's screens; the document's examples answer the other operations. */
const handlers: ProviderHandlers = {
  ...multipartCalls,
  ...completionCalls,
  ...fileCalls,
  ...cloudCalls,
  reportEvent({ body, provider, world }) {
    provider.events.add(world, body);
    return { status: 202, mediaType: 'text/plain', body: 'ok' };
  },
};

/** Context of a call in addition to its request. */
export type ProviderContext = Pick<
  ProviderCall<ProviderOperationId>,
  'provider' | 'world' | 'origin' | 'now'
>;

/** The answer of an operation's handler to a valid call. */
export function answerProviderCall(
  { operation, path, query, body, bytes, headers }: ValidCall,
  context: ProviderContext,
): Answer | undefined {
  // TypeScript cannot follow an operation id that is only known at run time; the validation has just checked that the
  // call has the operation's types.
  const handler = (handlers as Partial<Record<string, (call: object) => Answer>>)[operation.id];
  return handler?.({ ...context, path, query, body, bytes, headers });
}
