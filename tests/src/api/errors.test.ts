import { describe, expect, it } from 'vitest';
import { ignoreFailure, isCodeRequest, LoginRequiredError, RequestError } from '#src/api/errors.ts';

const text = { title: 'Something went wrong', text: 'Try again' };
const failure = { id: 'unknown', ...text } as const;

describe('a failed call', () => {
  it.each([
    [undefined, true],
    [200, true],
    [399, true],
    [400, false],
    [422, false],
    [499, false],
    [500, true],
    [503, true],
  ])('with the status %s may succeed with the same input: %s', (status, isUnexpected) => {
    expect(new RequestError({ ...failure, status }).isUnexpected).toBe(isUnexpected);
  });

  it('has the English text for logs, and its cause', () => {
    const cause = new TypeError('The cause.');
    const error = new RequestError({ ...failure, cause });
    expect(error.message).toBe('Try again');
    expect(error.cause).toBe(cause);
    expect(error).toMatchObject({ details: [], blockedUntil: undefined, isUncertain: false });
  });

  it('can be ignored, unlike a bug', () => {
    expect(() => ignoreFailure(new RequestError(failure))).not.toThrow();
    const bug = new TypeError('A bug.');
    expect(() => ignoreFailure(bug)).toThrow(bug);
  });
});

describe('a login that is required', () => {
  const call = { url: '/user/profile', body: { name: 'Ada' } };

  it('carries the call to send again', () => {
    expect(new LoginRequiredError(failure, call)).toMatchObject(call);
  });

  it.each([
    ['two_factor_authentication_code_required', true],
    ['login_required', false],
  ] as const)('only lacks a code with the id %s: %s', (id, lacksCode) => {
    expect(isCodeRequest(new LoginRequiredError({ ...failure, id }, call))).toBe(lacksCode);
    expect(isCodeRequest(new RequestError({ ...failure, id }))).toBe(false);
  });
});
