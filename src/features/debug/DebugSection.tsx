import type { ComponentType } from 'react';
import styles from './DebugPage.module.css';

export interface DebugPart {
  /** Where links on the page lead. */
  id: string;
  title: string;
  /** Gets the section's name for its own tables. */
  Content: ComponentType<{ title: string }>;
}

/** One part of the page, to be reached by its heading. */
export function DebugSection({ id, title, Content }: DebugPart) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Content title={title} />
    </section>
  );
}
