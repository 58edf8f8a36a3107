import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RequestError } from '#src/api/errors.ts';

type Settled<Data> = { data: Data } | { error: RequestError };

export interface SectionData<Data> {
  /** The data, or why it could not be loaded; null during the first load. */
  settled: Settled<Data> | null;
  isReloading: boolean;
  /** Reloads the data; the old data stays on the page until then. Never rejects because of the call. */
  reload: () => Promise<void>;
}

/**
 * Loads a section's data separately from the page's: the page does not wait for it, an error affects only the section,
 * and other changes to the page do not reload it.
 */
export function useSectionData<Data>(
  load: (options: { signal?: AbortSignal }) => Promise<Data | undefined>,
): SectionData<Data> {
  const [settled, setSettled] = useState<Settled<Data> | null>(null);
  const [isReloading, setReloading] = useState(false);
  const latest = useRef(0);

  const take = async (options: { signal?: AbortSignal }) => {
    latest.current += 1;
    const turn = latest.current;
    const settle = (outcome: Settled<Data>) => {
      // An older response must not replace a newer one.
      if (turn === latest.current) setSettled(outcome);
    };
    try {
      const data = await load(options);
      // Only canceled calls resolve without data.
      if (data !== undefined) settle({ data });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      settle({ error });
    }
  };
  const start = useEffectEvent((signal: AbortSignal) => void take({ signal }));
  // Not in the page's loader, because the page would then wait for its slowest section.
  useEffect(() => {
    const controller = new AbortController();
    start(controller.signal);
    return () => controller.abort();
  }, []);

  return {
    settled,
    isReloading,
    reload: async () => {
      setReloading(true);
      await take({});
      setReloading(false);
    },
  };
}
