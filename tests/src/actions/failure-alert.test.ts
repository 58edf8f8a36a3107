import { describe, expect, it } from 'vitest';
import { failureAlert } from '#src/actions/failure-alert.ts';
import { answerError } from '#src/api/error-catalogue.ts';

/** The alert of a failure with the server's words. */
const alertOf = (error: object) => {
  const failure = answerError(
    { status: 422, body: { error } },
    { url: 'http://localhost/x', body: undefined },
    'Shared Calendar',
  );
  return failureAlert(failure, failure.details);
};

describe('an admin action that fails', () => {
  it("shows an alert with the error title and lines 'field: message' if the details have a field", () => {
    const details = [
      { field: 'amount', message: 'Must be a number.' },
      { field: 'reason', message: 'Must not be empty.' },
    ];
    expect(
      alertOf({ id: 'invalid', title: 'Invalid input', message: 'No.', details }),
    ).toMatchObject({
      type: 'alert',
      title: 'Invalid input',
      text: 'amount: Must be a number.\nreason: Must not be empty.',
    });
  });

  it.each([
    ['there are no details', undefined],
    ['the details are empty', []],
    ['no detail has a field', [{ message: 'Something.' }]],
  ])('shows an alert with title, message and id if %s', (_what, details) => {
    expect(
      alertOf({ id: 'too_late', title: 'Too late', message: 'It has ended.', details }),
    ).toMatchObject({ type: 'alert', title: 'Too late', text: 'It has ended.\ntoo_late' });
  });

  it("tells the client's own failures in the page's language", () => {
    const german = {
      id: 'unexpected_connection_error',
      title: 'Unerwarteter Verbindungsfehler',
      message: 'Sie sind offline.',
      isUnexpected: true,
    };
    expect(failureAlert(german, [])).toMatchObject({
      title: 'Unerwarteter Verbindungsfehler',
      text: 'Sie sind offline.\nunexpected_connection_error',
    });
  });

  it('stays until it is cleared', () => {
    expect(alertOf({ id: 'x', title: 'No', message: 'No.' }).keep).toBe(true);
  });
});
