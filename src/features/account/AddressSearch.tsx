import { type Ref, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { SearchField } from '#src/ui/form/SearchField.tsx';
import { currentAddress } from '#src/util/current-address.ts';
import styles from './AddressSearch.module.css';

interface AddressSearchProps {
  label: string;
  ref: Ref<HTMLInputElement>;
  /** A query parameter that a search replaces. */
  replaces?: string;
}

/** Marks history entries written by typing. */
const typingMark = 'typed';

/**
 * A search field whose text is in the address, as `query`. While the user types, the text is ahead of the page, whose
 * search may be slower than typing. If the address changes for another reason, such as a link or the
 * back button, its text replaces the typed one.
 */
export function AddressSearch({ label, ref, replaces = '' }: AddressSearchProps) {
  const [address, setAddress] = useSearchParams();
  const cameBy = useNavigationType();
  const { key, state } = useLocation();
  const query = address.get('query') ?? '';
  const [text, setText] = useState(query);
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    // Going back to an entry restores its mark, too.
    if (cameBy !== 'REPLACE' || state !== typingMark) setText(query);
  }
  const search = (words: string) => {
    const otherParameters = currentAddress();
    otherParameters.delete('query');
    otherParameters.delete(replaces);
    const next = { ...(words && { query: words }), ...Object.fromEntries(otherParameters) };
    setAddress(next, { replace: true, state: typingMark });
  };
  return (
    <div className={styles.search}>
      <SearchField
        ref={ref}
        label={label}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          search(value);
        }}
      />
    </div>
  );
}
