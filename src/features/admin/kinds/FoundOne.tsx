import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ActButton } from '../acts/ActButton.tsx';
import type { ActHead } from '../acts/act.ts';
import type { actAtOnce } from '../acts/act-at-once.ts';
import styles from './FoundOne.module.css';

interface FoundOneProps {
  /** The name of the section. */
  label: string;
  name: string;
  detail: string;
  badge: ReactNode;
  /** The record's page, where the act happens. */
  page: string;
  act: ActHead;
  /** Starts the act on the record's page. */
  state: ReturnType<typeof actAtOnce>;
}

/** The single record that a search leads to, above its results, with the act that it is mostly looked up for. */
export function FoundOne({ label, name, detail, badge, page, act, state }: FoundOneProps) {
  const navigate = useNavigate();
  return (
    <section className={styles.found} aria-label={label}>
      <div className={styles.words}>
        <Link to={page}>{name}</Link>
        <span>{detail}</span>
        {badge}
      </div>
      <ActButton act={act} onClick={() => void navigate(page, { state })} />
    </section>
  );
}
