import { startTransition, useState } from 'react';
import { ignoreFailure } from '#src/api/errors.ts';

interface SectionData<Data> {
  /** For `AwaitSection`; null until `read` has been called. */
  data: Promise<Data> | null;
  /** Reads it, again after an error. */
  read: () => void;
  /** Reads it again in the background. The old data stays until then, and if it cannot be read. */
  reread: () => void;
}

/**
 * The data of a part of the page that no loader reads, such as a card's.
 * @param load from `loadLater`.
 * @param options `atOnce` reads it with the first render.
 */
export function useSectionData<Data>(
  load: () => Promise<Data>,
  { atOnce = false }: { atOnce?: boolean } = {},
): SectionData<Data> {
  const [data, setData] = useState(() => (atOnce ? load() : null));
  return {
    data,
    read: () => setData(load()),
    reread: () => {
      const next = load();
      next.then(() => startTransition(() => setData(next))).catch(ignoreFailure);
    },
  };
}
