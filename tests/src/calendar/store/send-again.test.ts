import { afterEach, describe, expect, it, vi } from 'vitest';
import { uncertainText } from '#src/actions/use-failure-text.ts';
import { RequestError } from '#src/api/errors.ts';
import { sendAgainIfLost } from '#src/calendar/store/send-again.ts';

const failure = (status: number | undefined, retryAfter = 0) =>
  new RequestError({
    id: 'internal_error',
    title: uncertainText,
    text: uncertainText,
    status,
    retryAfter,
  });

/** Sends something whose tries end one after the other as said. */
async function send(
  ends: readonly (RequestError | string)[],
  { isUnchanged = false, signal }: { isUnchanged?: boolean; signal?: AbortSignal } = {},
) {
  let tries = 0;
  const result = await sendAgainIfLost(
    () => {
      const end = ends[tries] ?? '';
      tries += 1;
      return typeof end === 'string' ? Promise.resolve(end) : Promise.reject(end);
    },
    signal,
    () => Promise.resolve(isUnchanged),
  ).catch((error: unknown) => error);
  return { tries, result };
}

afterEach(() => vi.restoreAllMocks());

describe('a change whose answer is lost', () => {
  it.each([undefined, 500, 200])('is sent once more (status %s)', async (status) => {
    expect(await send([failure(status), 'done'])).toEqual({ tries: 2, result: 'done' });
  });

  it('is uncertain after the second time, unless a read tells that nothing has changed', async () => {
    const lost = [failure(500), failure(500)];
    expect(await send(lost)).toMatchObject({ tries: 2, result: { isUncertain: true } });
    expect(await send(lost, { isUnchanged: true })).toMatchObject({
      result: { isUncertain: false },
    });
  });

  it.each([401, 403, 429])(
    'is uncertain, too, if the caller is refused then: %s',
    async (status) => {
      expect(await send([failure(500), failure(status)])).toMatchObject({
        tries: 2,
        result: { status, isUncertain: true },
      });
    },
  );

  it('is certainly not made if the second try is refused for what it says', async () => {
    expect(await send([failure(500), failure(409)])).toMatchObject({
      tries: 2,
      result: { status: 409, isUncertain: false },
    });
  });

  it('is not sent again if the server asks for time', async () => {
    expect(await send([failure(503, 30), 'done'])).toMatchObject({
      tries: 1,
      result: { isUncertain: true },
    });
  });

  it('is not sent again while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await send([failure(undefined), 'done'])).toMatchObject({ tries: 1 });
  });

  it('is not sent again once it has been canceled', async () => {
    const signal = AbortSignal.abort();
    expect(await send([failure(500), 'done'], { signal })).toMatchObject({ tries: 1 });
  });
});

it('a refused change is not sent again', async () => {
  expect(await send([failure(422), 'done'])).toMatchObject({
    tries: 1,
    result: { status: 422, isUncertain: false },
  });
});
