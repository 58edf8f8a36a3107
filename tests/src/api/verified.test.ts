import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '#src/api/errors.ts';
import { sendVerified } from '#src/api/verified.ts';

const text = { title: 'Something went wrong', text: 'Try again' };
const lost = () => new RequestError({ id: 'unexpected_connection_error', ...text });
const refused = () => new RequestError({ id: 'not_found', status: 404, ...text });
const fail = (error: Error) => () => Promise.reject(error);

describe('what was sent', () => {
  it('is not looked for if its answer has arrived', async () => {
    const find = vi.fn<() => Promise<string>>();
    await expect(sendVerified(async () => 'sent', undefined, find)).resolves.toBe('sent');
    expect(find).not.toHaveBeenCalled();
  });

  it('is looked for if its answer is lost', async () => {
    await expect(sendVerified(fail(lost()), undefined, async () => 'found')).resolves.toBe('found');
  });

  it('has certainly changed nothing if it is not there', async () => {
    const error = lost();
    await expect(sendVerified(fail(error), undefined, async () => null)).rejects.toBe(error);
    expect(error.isUncertain).toBe(false);
  });

  it.each([
    ['it cannot be read', fail(lost())],
    ['its reading tells nothing', async () => undefined],
  ])('may have changed something if %s', async (_, find) => {
    const error = lost();
    await expect(sendVerified(fail(error), undefined, find)).rejects.toBe(error);
    expect(error.isUncertain).toBe(true);
  });

  it('is not looked for if the server refused it, the caller has left, or we have a bug', async () => {
    const find = vi.fn<() => Promise<null>>();
    const errors = [refused(), lost(), new TypeError('A bug.')] as const;
    const [, canceled] = errors;
    for (const error of errors) {
      const signal = error === canceled ? AbortSignal.abort() : undefined;
      await expect(sendVerified(fail(error), signal, find)).rejects.toBe(error);
    }
    expect(find).not.toHaveBeenCalled();
    expect(canceled.isUncertain).toBe(false);
  });

  it('does not hide a bug of its reading', async () => {
    const bug = new TypeError('A bug.');
    await expect(sendVerified(fail(lost()), undefined, fail(bug))).rejects.toBe(bug);
  });
});
