import { type ReactNode, type Ref, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** With it the section can take the focus, for when a control in it has gone. */
  ref?: Ref<HTMLElement>;
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
export function Section({ ref, id, title, lead, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      id={id}
      className={styles.section}
      aria-labelledby={titleId}
      tabIndex={ref ? -1 : undefined}
    >
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
