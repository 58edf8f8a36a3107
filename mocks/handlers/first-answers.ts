import type { Answer } from '../contract/answer.ts';
import type { ValidCall } from '../contract/operation-call.ts';
import type { World } from '../world/world.ts';
import { conflict } from './admin-support.ts';

/** Runs a call with an idempotency key once, and repeats its answer for the same key. */
export function answeredOnce(
  { operation, headers, path, body }: ValidCall,
  world: World,
  answer: () => Answer | undefined,
): Answer | undefined {
  const key = headers['idempotency-key'];
  const takesKey = operation.definition.request?.headers?.some(
    ({ name }) => name.toLowerCase() === 'idempotency-key',
  );
  if (key === undefined || !takesKey) return answer();
  const place = `${operation.id} ${key}`;
  const asked = JSON.stringify([path, body]);
  const first = world.firstAnswers.get(place);
  if (first) return first.asked === asked ? first.answer : conflict;
  const given = answer();
  // A failed call has changed nothing and may be retried.
  if (given && given.status < 300) world.firstAnswers.set(place, { asked, answer: given });
  return given;
}
