import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Where links within the page lead. */
  id?: string;
  title: string;
  /** One muted line below the heading. */
  lead?: ReactNode;
  /** What can be done with the whole section. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page, a landmark named by its heading. */
export function Section({ id, title, lead, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
