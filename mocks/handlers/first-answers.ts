import { isDeepStrictEqual } from 'node:util';
import type { Answer } from '../contract/answer.ts';
import type { ValidCall } from '../contract/operation-call.ts';
import { errorBody } from '../http/errors.ts';
import type { Call, OperationId } from './handler.ts';

const keyReused = { status: 409, body: errorBody('idempotency_key_reused') } as const;

/** Runs a call with an idempotency key once, and repeats its answer for the same key of the same caller. */
export async function answeredOnce(
  { operation, headers, path, query, body }: ValidCall,
  { world, account, sessionToken }: Pick<Call<OperationId>, 'world' | 'account' | 'sessionToken'>,
  answer: () => Answer | undefined | Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  const key = headers['idempotency-key'];
  const takesKey = operation.definition.request?.headers?.some(
    ({ name }) => name.toLowerCase() === 'idempotency-key',
  );
  if (key === undefined || !takesKey) return answer();
  const place = JSON.stringify([operation.id, account?.id ?? sessionToken, key]);
  const request = { path, query, body };
  const first = world.firstAnswers.get(place);
  if (first) return isDeepStrictEqual(first.request, request) ? first.answer : keyReused;
  // Kept before it is there, so that the same call that comes meanwhile waits for it.
  const newAnswer = answer();
  world.firstAnswers.set(place, { request, answer: newAnswer });
  let isKept = false;
  try {
    const { status = 500 } = (await newAnswer) ?? {};
    // A failed call has changed nothing and may be retried.
    isKept = status < 300;
  } finally {
    if (!isKept) world.firstAnswers.delete(place);
  }
  return newAnswer;
}
