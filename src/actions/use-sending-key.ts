import { useRef } from 'react';

/**
 * Returns a function that makes keys with which a call is carried out once, however often it is sent: the same key for
 * the same content, until `renew` says that the content is saved.
 */
export function useSendingKey(): { keyFor: (content: string) => string; renew: () => void } {
  const last = useRef<{ content: string; key: string }>(null);
  return {
    keyFor: (content) => {
      if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() };
      return last.current.key;
    },
    renew: () => {
      last.current = null;
    },
  };
}
