import { createElement, Fragment, type ReactNode } from 'react';
import { searchHits } from '#src/util/search-hits.ts';
import styles from './Hits.module.css';

/**
 * A text with the search words highlighted. Not a component, because search results have hundreds of texts.
 * @param words from `searchWords`.
 */
export function withHits(text: string, words: readonly string[]): ReactNode {
  const parts = searchHits(text, words);
  if (!parts.some(({ isHit }) => isHit)) return text;
  const marked = parts.map(({ text: part, isHit }) =>
    isHit ? createElement('mark', { className: styles.hit }, part) : part,
  );
  // As arguments, because the parts have no identity besides their place.
  return createElement(Fragment, null, ...marked);
}
