import { startTransition, useRef, useState } from 'react';
import { ignoreFailure } from '#src/api/errors.ts';
import { useReturn } from '#src/ui/use-return.ts';

/**
 * Data of the page's loader, read again when the user returns to the page. If that fails, it stays as it is, without a
 * message.
 * @param known from the loader.
 * @param read returns undefined if the data is to stay as it is. In an object, because the data may be a promise.
 */
export function useFreshData<Data>(
  known: Data,
  read: (shown: Data) => Promise<{ data: Data } | undefined>,
): Data {
  const [latest, setLatest] = useState({ known, data: known });
  // A later answer of the loader, after a change on this page, is newer.
  const shown = latest.known === known ? latest.data : known;
  // Returning to a tab fires two events, but one request is enough.
  const isReading = useRef(false);
  const readAgain = async () => {
    if (isReading.current) return;
    isReading.current = true;
    const answer = await read(shown)
      .catch(ignoreFailure)
      .finally(() => {
        isReading.current = false;
      });
    if (answer) startTransition(() => setLatest({ known, data: answer.data }));
  };
  useReturn(() => void readAgain());
  return shown;
}
