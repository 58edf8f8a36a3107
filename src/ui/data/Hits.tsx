import type { ReactNode } from 'react';
import { searchHits } from '#src/util/search-hits.ts';
import styles from './Hits.module.css';

/**
 * A text with the search words highlighted. Not a component, because search results have hundreds of texts.
 * @param words from `searchWords`.
 */
export function withHits(text: string, words: readonly string[]): ReactNode {
  const parts = searchHits(text, words);
  if (!parts.some(({ isHit }) => isHit)) return text;
  return parts.map(({ start, text: part, isHit }) =>
    isHit ? (
      <mark key={start} className={styles.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
