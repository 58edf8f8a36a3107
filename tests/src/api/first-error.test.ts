import { describe, expect, it } from 'vitest';
import { RequestError } from '#src/api/errors.ts';
import { firstError } from '#src/api/first-error.ts';

const errorOf = (text: string) => new RequestError({ id: 'internal_error', title: 'Oh', text });

async function errorOfAll(...calls: Promise<unknown>[]): Promise<RequestError | null> {
  return firstError(await Promise.allSettled(calls));
}

describe('the error of calls made together', () => {
  it('is none if all succeed', async () => {
    expect(await errorOfAll(Promise.resolve('data'), Promise.resolve(undefined))).toBeNull();
  });

  it('is the first one, whatever succeeds', async () => {
    const [first, second] = [errorOf('first'), errorOf('second')];
    const error = await errorOfAll(
      Promise.resolve('data'),
      Promise.reject(first),
      Promise.reject(second),
    );
    expect(error).toBe(first);
  });

  it('does not hide a bug, even if a call failed before it', async () => {
    const bug = new TypeError('found is undefined');
    const calls = [Promise.reject(errorOf('failed')), Promise.reject(bug)];
    await expect(errorOfAll(...calls)).rejects.toBe(bug);
  });
});
