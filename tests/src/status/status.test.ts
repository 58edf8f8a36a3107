import { expectTypeOf, it } from 'vitest';
import type { components } from '#generated/app/types.ts';
import type { Message } from '#src/i18n/message.ts';
import type { StatusMessage } from '#src/status/status.ts';

type Documented = components['schemas']['StatusMessage'];
/** A text with its parameters. */
type WithParameters = Exclude<Message, string>;

it('has the fields of a status message in the contract, including its parameters', () => {
  // Actions and what is known of the call are the client's own: a server cannot send them.
  expectTypeOf<
    Exclude<keyof StatusMessage, 'action' | 'further' | 'trace' | 'failed' | 'blockedUntil'>
  >().toEqualTypeOf<Exclude<keyof Documented, 'params'>>();
  expectTypeOf<
    Omit<
      StatusMessage,
      'title' | 'text' | 'action' | 'further' | 'trace' | 'failed' | 'blockedUntil'
    >
  >().toExtend<Omit<Documented, 'title' | 'text'>>();
  expectTypeOf<WithParameters['values']>().toEqualTypeOf<NonNullable<Documented['params']>>();
});
