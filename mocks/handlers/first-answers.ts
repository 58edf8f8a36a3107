import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../contract/answer.ts';
import type { ValidCall } from '../contract/operation-call.ts';
import { errorBody } from '../http/errors.ts';
import type { Call, OperationId } from './handler.ts';

const keyReused = { status: 409, body: errorBody('idempotency_key_reused') } as const;

/** Runs a call with an idempotency key once, and repeats its answer for the same key of the same caller. */
export function answeredOnce(
  { operation, headers, path, query, body }: ValidCall,
  { world, account, sessionToken }: Pick<Call<OperationId>, 'world' | 'account' | 'sessionToken'>,
  answer: () => Answer | undefined,
): Answer | undefined {
  const key = headers['idempotency-key'];
  const takesKey = operation.definition.request?.headers?.some(
    ({ name }) => name.toLowerCase() === 'idempotency-key',
  );
  if (key === undefined || !takesKey) return answer();
  const place = JSON.stringify([operation.id, account?.id ?? sessionToken, key]);
  const request = { path, query, body };
  const first = world.firstAnswers.get(place);
  if (first) return isDeepStrictEqual(first.request, request) ? first.answer : keyReused;
  const newAnswer = answer();
  // A failed call has changed nothing and may be retried.
  if (newAnswer && newAnswer.status < 300)
    world.firstAnswers.set(place, { request, answer: newAnswer });
  return newAnswer;
}
