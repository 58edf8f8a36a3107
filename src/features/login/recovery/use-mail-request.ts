import { useState } from 'react';
import { useAction } from '#src/actions/use-action.ts';
import type { RequestError } from '#src/api/errors.ts';

/** A call that sends a mail to an address. Its response does not reveal whether the address has an account. */
export type MailCall = (
  input: { body: { email: string } },
  options: { signal: AbortSignal },
) => Promise<unknown>;

export interface MailRequest {
  /** The last requested mail; null before the first. */
  sent: { email: string; at: number; isRepeated: boolean } | null;
  send: (email: string) => void;
  /** Returns to the address form. */
  startOver: () => void;
  pending: boolean;
  error: RequestError | null;
}

/** Requests a mail with a link, as often as needed. */
export function useMailRequest(call: MailCall): MailRequest {
  const [sent, setSent] = useState<MailRequest['sent']>(null);
  const action = useAction({
    call: (email: string, options) => call({ body: { email } }, options),
    onSuccess: (_, email) =>
      setSent((before) => ({ email, at: Date.now(), isRepeated: before !== null })),
    revalidate: false,
  });
  return {
    sent,
    send: action.run,
    startOver: () => {
      action.reset();
      setSent(null);
    },
    pending: action.pending,
    error: action.error,
  };
}
