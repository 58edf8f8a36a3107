import { startTransition, useState } from 'react';

interface AddressData<Data> {
  /** For `AwaitSection`. */
  data: Promise<Data>;
  /** Reads it again, after an error. */
  read: () => void;
  /** Reads it again in the background; the old data stays until then. */
  reread: () => void;
}

/**
 * The data of a part that depends on the page's address. Going back to an address shows what it showed before.
 * @param query what the data depends on, as a text.
 * @param load from `loadLater`.
 */
export function useAddressData<Data>(query: string, load: () => Promise<Data>): AddressData<Data> {
  // Outlasts renders that React gives up, each of which would otherwise read the data again.
  const [reads] = useState(() => new Map<string, Promise<Data>>());
  const [revision, setRevision] = useState(0);
  // What is shown stays known until newer data has arrived.
  const key = `${revision} ${query}`;
  const data = reads.get(key) ?? load();
  reads.set(key, data);
  const read = () => setRevision((before) => before + 1);
  return { data, read, reread: () => startTransition(read) };
}
