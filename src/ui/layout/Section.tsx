import { type ReactNode, type Ref, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Makes the section focusable, for when a control in it disappears. */
  ref?: Ref<HTMLElement>;
  /** The id for links within the page. */
  id?: string;
  title: string;
  /** One muted line below the heading. */
  lead?: ReactNode;
  /** Actions for the whole section. */
  actions?: ReactNode;
  children?: ReactNode;
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
