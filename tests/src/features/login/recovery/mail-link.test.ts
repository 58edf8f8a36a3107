import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RequestError, type RequestFailure } from '#src/api/errors.ts';
import { checkLink, linkRefusal, takeToken } from '#src/features/login/recovery/mail-link.ts';
import { forgetMailToken, mailTokenFor } from '#src/session/mail-token.ts';

const failure = (given: Partial<RequestFailure>) =>
  new RequestError({ id: 'unknown', title: 'No', text: 'No.', ...given });

function requestFor(search: string): Request {
  onTestFinished(() => forgetMailToken('verifyEmail'));
  return new Request(`https://calendar.example/email/verify${search}`);
}

/** The address to which a function redirects. */
function findRedirect(act: () => unknown): string | null {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
  throw new Error('There was no redirect.');
}

describe('the token of a link', () => {
  it('is kept and removed from the address at once', () => {
    expect(findRedirect(() => takeToken('verifyEmail', requestFor('?token=%20abc%20')))).toBe(
      '/email/verify',
    );
    expect(mailTokenFor('verifyEmail')).toBe('abc');
    expect(takeToken('verifyEmail', requestFor(''))).toBe('abc');
  });

  it('leaves the rest of the address as it is', () => {
    expect(findRedirect(() => takeToken('verifyEmail', requestFor('?lang=de&token=a&x=1')))).toBe(
      '/email/verify?lang=de&x=1',
    );
  });

  it('belongs to its page alone', () => {
    findRedirect(() => takeToken('verifyEmail', requestFor('?token=abc')));
    expect(takeToken('activate', requestFor(''))).toBeUndefined();
  });

  it('may be missing or empty', () => {
    expect(takeToken('verifyEmail', requestFor(''))).toBeUndefined();
    findRedirect(() => takeToken('verifyEmail', requestFor('?token=%20')));
    expect(takeToken('verifyEmail', requestFor(''))).toBeUndefined();
  });
});

describe('a link', () => {
  const check = vi.fn<(token: string) => Promise<object | undefined>>();
  const checked = () =>
    checkLink(
      'verifyEmail',
      { request: requestFor(''), params: {}, context: {} } as Parameters<typeof checkLink>[1],
      check,
    );

  it('is not checked without a token', async () => {
    expect(await checked()).toEqual({ refusal: 'invalid' });
    expect(check).not.toHaveBeenCalled();
  });

  it('is usable with the server’s data', async () => {
    findRedirect(() => takeToken('verifyEmail', requestFor('?token=abc')));
    check.mockResolvedValueOnce({ email: 'ada@example.com' });
    expect(await checked()).toEqual({ token: 'abc', data: { email: 'ada@example.com' } });
    expect(check).toHaveBeenCalledWith('abc', { signal: expect.any(AbortSignal) });
  });

  it('is refused for the server’s reason; other errors are not the link’s', async () => {
    findRedirect(() => takeToken('verifyEmail', requestFor('?token=abc')));
    check.mockRejectedValueOnce(failure({ id: 'token_used', status: 410 }));
    expect(await checked()).toEqual({ refusal: 'used' });
    const offline = failure({ id: 'unexpected_connection_error' });
    check.mockRejectedValueOnce(offline);
    await expect(checked()).rejects.toBe(offline);
  });
});

describe('the refusal of a link', () => {
  it.each([
    ['token_unknown', 'invalid'],
    ['token_expired', 'expired'],
    ['token_used', 'used'],
    ['token_wrong_account', 'other-account'],
    ['login_required', undefined],
  ] as const)('for the error %s is %s', (id, refusal) => {
    expect(linkRefusal(failure({ id }))).toBe(refusal);
  });

  it('is for a token that the contract does not allow, too', () => {
    const wrong = (field: string) =>
      linkRefusal(failure({ id: 'validation_error', details: [{ field, message: 'Wrong.' }] }));
    expect(wrong('token')).toBe('invalid');
    expect(wrong('password')).toBeUndefined();
  });

  it('is none for a bug', () => {
    expect(linkRefusal(new TypeError('is not a function'))).toBeUndefined();
  });
});
