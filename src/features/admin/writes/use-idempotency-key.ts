import { useRef } from 'react';

/**
 * The key by which the server recognizes a retry. Attempts with the same body share a key until one succeeds, so that
 * retrying after a lost response does not act twice.
 */
export function useIdempotencyKey() {
  const attempt = useRef<{ body: string; key: string } | null>(null);
  return {
    keyFor: (body: object): string => {
      const text = JSON.stringify(body);
      if (attempt.current?.body !== text)
        attempt.current = { body: text, key: crypto.randomUUID() };
      return attempt.current.key;
    },
    /** Call it after success: the next act is a new one, even with the same body. */
    forget: () => {
      attempt.current = null;
    },
  };
}
