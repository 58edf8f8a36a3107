import { searchHits } from '#src/util/search-hits.ts';
import styles from './Search.module.css';

interface HitsProps {
  text: string;
  /** The words of the search, from `searchWords`. */
  words: readonly string[];
}

/** A text with the search words highlighted. */
export function Hits({ text, words }: HitsProps) {
  return searchHits(text, words).map(({ text: part, isHit }, place) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      <mark key={place} className={styles.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
