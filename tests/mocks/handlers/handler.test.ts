import { expect, it } from 'vitest';
import type { Handler } from '#mocks/handlers/handler.ts';

/** The type check requires the expected error in each line. */
const wrong = {
  // @ts-expect-error: the document has no operation of this name.
  unknown: (): Handler<'listCalenders'> => () => ({ status: 200, body: {} }),
  // @ts-expect-error: the document has no such status.
  status: (): Handler<'listCalendars'> => () => ({ status: 204 }),
  // @ts-expect-error: the answer lacks its calendars.
  body: (): Handler<'listCalendars'> => () => ({ status: 200, body: {} }),
  // @ts-expect-error: the answer lacks its required header.
  header: (): Handler<'logOut'> => () => ({ status: 303, headers: {} }),
  // @ts-expect-error: the answer has no body in the document.
  extra: (): Handler<'logOut'> => () => ({ status: 303, headers: { Location: '/' }, body: {} }),
};

it('a handler’s type enforces its document', () => {
  expect(Object.keys(wrong)).toHaveLength(5);
});
