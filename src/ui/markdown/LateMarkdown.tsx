import type { ComponentProps } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import styles from './LateMarkdown.module.css';
import type { Markdown } from './Markdown.tsx';

const LoadedMarkdown = lazyPart(() => import('./Markdown.tsx'), 'Markdown');

/** Loads what draws Markdown, for where it cannot come later. */
export const preloadMarkdown = LoadedMarkdown.preload;

/**
 * Text in Markdown, for parts of a page's first screen: the parser is large, and loads on its own. Until then, the text is
 * shown as it was typed.
 */
export function LateMarkdown(props: ComponentProps<typeof Markdown>) {
  const typed = (
    <p className={styles.typed} dir="auto">
      {props.text}
    </p>
  );
  return <LoadedMarkdown {...props} fallback={typed} />;
}
