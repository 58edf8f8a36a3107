import { useEffect, useEffectEvent, useState } from 'react';
import { RequestError } from '#src/api/errors.ts';

type Settled<Data> = { data: Data } | { error: RequestError };

export interface SectionData<Data> {
  /** The data, or why they could not be loaded; null while they are loaded for the first time. */
  settled: Settled<Data> | null;
  isReloading: boolean;
  /** Loads the data again, while the old ones stay on the page. Never rejects because of the call. */
  reload: () => Promise<void>;
}

/**
 * Loads the data of a section that the rest of the page does not need: the page does not wait for them, an error
 * concerns the section only, and other changes of the page do not load them again.
 */
export function useSectionData<Data>(
  load: (options: { signal?: AbortSignal }) => Promise<Data | undefined>,
): SectionData<Data> {
  const [settled, setSettled] = useState<Settled<Data> | null>(null);
  const [isReloading, setReloading] = useState(false);

  const take = async (options: { signal?: AbortSignal }) => {
    try {
      const data = await load(options);
      // Only canceled calls have no data.
      if (data !== undefined) setSettled({ data });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setSettled({ error });
    }
  };
  const start = useEffectEvent((signal: AbortSignal) => void take({ signal }));
  // The page's loader cannot do it: the page would wait for the slowest section.
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
