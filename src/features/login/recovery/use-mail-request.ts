import { useState } from 'react';
import type { requestPasswordReset } from '#generated/app/access/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import type { CallOptions } from '#src/api/call.ts';
import type { Failure } from '#src/api/errors.ts';

/** A call that sends a mail to an address. Its response does not reveal whether the address has an account. */
export type MailCall = typeof requestPasswordReset;

/** A request that names the address of a mail. */
export interface AddressedBody {
  email: string;
}

export interface MailRequest<Body extends AddressedBody = AddressedBody> {
  /** The last requested mail; null before the first. */
  sent: { body: Body; at: number; isRepeated: boolean } | null;
  send: (body: Body) => void;
  /** Returns to the address form. */
  startOver: () => void;
  pending: boolean;
  error: Failure | null;
}

/** Requests a mail with a link, as often as needed. */
export function useMailRequest<Body extends AddressedBody>(
  call: (input: { body: Body }, options: CallOptions) => Promise<null | undefined>,
): MailRequest<Body> {
  const [sentRequest, setSentRequest] = useState<MailRequest<Body>['sent']>(null);
  const action = useAction({
    call: (body: Body, options) => call({ body }, options),
    onSuccess: (_, body) =>
      setSentRequest((before) => ({ body, at: Date.now(), isRepeated: before !== null })),
    revalidate: false,
  });
  return {
    sent: sentRequest,
    send: action.run,
    startOver: () => {
      action.reset();
      setSentRequest(null);
    },
    pending: action.pending,
    error: action.error,
  };
}
