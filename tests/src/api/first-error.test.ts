import { describe, expect, it } from 'vitest';
import { RequestError } from '#src/api/errors.ts';
import { firstError } from '#src/api/first-error.ts';

const createError = (text: string) => new RequestError({ id: 'internal_error', title: 'Oh', text });

async function findFirstError(...calls: Promise<unknown>[]): Promise<RequestError | null> {
  return firstError(await Promise.allSettled(calls));
}

describe('the error of calls made together', () => {
  it('is none if all succeed', async () => {
    expect(await findFirstError(Promise.resolve('data'), Promise.resolve(undefined))).toBeNull();
  });

  it('is the first one, whatever succeeds', async () => {
    const [first, second] = [createError('first'), createError('second')];
    const error = await findFirstError(
      Promise.resolve('data'),
      Promise.reject(first),
      Promise.reject(second),
    );
    expect(error).toBe(first);
  });

  it('does not hide a bug, even if a call failed before it', async () => {
    const bug = new TypeError('found is undefined');
    const calls = [Promise.reject(createError('failed')), Promise.reject(bug)];
    await expect(findFirstError(...calls)).rejects.toBe(bug);
  });
});
