import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answerError, connectionError } from '#src/api/catalogue.ts';
import { LoginRequiredError, RequestError } from '#src/api/errors.ts';
import { message } from '#src/i18n/message.ts';

const call = { url: 'https://calendar.example/user/calendars', body: { a: 1 } };
const product = 'Shared Calendar';

describe('answerError', () => {
  it.each(['login_required', 'reauth_required', 'two_factor_authentication_code_required'])(
    'makes %s a login-required error with the call in it',
    (id) => {
      const body = { error: { id, title: 'Log in', message: 'Please log in.' } };
      const error = answerError({ status: 401, body }, call, product);
      expect(error).toBeInstanceOf(LoginRequiredError);
      expect(error).toMatchObject({ id, ...call, status: 401 });
    },
  );

  it('passes on the error body', () => {
    const details = [{ field: 'email', message: 'is taken' }];
    const body = { error: { id: 'email_taken', title: 'Taken', message: 'In use.', details } };
    const error = answerError({ status: 409, body }, call, product);
    expect(error).toBeInstanceOf(RequestError);
    expect(error).not.toBeInstanceOf(LoginRequiredError);
    expect(error).toMatchObject({ id: 'email_taken', title: 'Taken', message: 'In use.', details });
  });

  it('drops details that do not match the contract', () => {
    const details = [{ field: 'email' }, 'x', { field: 'name', message: 'is missing' }];
    const body = { error: { id: 'x', title: 'T', message: 'M', details } };
    expect(answerError({ status: 422, body }, call, product).details).toEqual([details[2]]);
  });

  it.each([
    ['119', 119_000],
    ['0', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('says on a 429 until when another try is refused: after %j, %j', (retryAfter, wait) => {
    vi.useFakeTimers({ now: 1_000_000 });
    onTestFinished(() => void vi.useRealTimers());
    const error = answerError({ status: 429, body: undefined, retryAfter }, call, product);
    expect(error).toMatchObject({
      id: 'too_many_requests',
      status: 429,
      title: message('errors:Too many tries'),
      text: message('errors:Please wait a moment and try again.'),
      isUnexpected: false,
      blockedUntil: wait && 1_000_000 + wait,
    });
  });

  it.each([429, 503])('keeps the server’s own words on a %i with a time to wait', (status) => {
    const body = { error: { id: 'too_many_requests', title: 'Too many', message: 'Breathe.' } };
    const before = Date.now();
    const error = answerError({ status, body, retryAfter: '60' }, call, product);
    expect(error).toMatchObject({ status, title: 'Too many', text: 'Breathe.' });
    expect(error.blockedUntil).toBeGreaterThanOrEqual(before + 60_000);
  });

  it('reports a too large upload on a 413 without a message', () => {
    expect(answerError({ status: 413, body: 'too big' }, call, product)).toMatchObject({
      title: message('errors:Request Entity Too Large'),
      message:
        'The upload failed because the file is larger than the allowed maximum size of 20 MB.',
    });
  });

  it.each([
    ['no body', undefined],
    ['a text', '<html>'],
    ['an error without a message', { error: { id: 'x' } }],
    ['a list', []],
    ['null', null],
  ])('apologizes for a status of 400 or above with %s', (_what, body) => {
    expect(answerError({ status: 500, body }, call, product)).toMatchObject({
      title: message('errors:Unexpected server error'),
      message:
        'Apologies for the trouble, we have been notified but please get in touch with details if the error persists.',
    });
  });
});

it.each([302, 304])('treats an unexpected status of %i as an unreachable server', (status) => {
  expect(answerError({ status, body: undefined }, call, product)).toMatchObject({
    title: message('errors:Unexpected connection error'),
  });
});

it('names the product if the server is unreachable', () => {
  expect(connectionError('Shared Calendar', new TypeError('failed'))).toMatchObject({
    title: message('errors:Unexpected connection error'),
    message: 'It appears the Shared Calendar website can not be reached, you may be offline.',
  });
});
