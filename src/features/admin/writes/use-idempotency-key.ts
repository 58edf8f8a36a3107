import { useRef } from 'react';

/**
 * The key by which the server tells a further attempt from another act. Every attempt with the same body has the same
 * key, until one succeeds: if an answer was lost, trying again does not act twice.
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
    /** The act is done: the next one is another, even with the same body. */
    forget: () => {
      attempt.current = null;
    },
  };
}
