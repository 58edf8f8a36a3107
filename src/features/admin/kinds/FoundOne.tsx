import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ActButton } from '../writes/ActButton.tsx';
import { actAtOnce } from '../writes/act-at-once.ts';
import { type AdminOperation, useDenial } from '../writes/use-denial.ts';
import styles from './FoundOne.module.css';

interface FoundOneProps {
  /** The name of the section. */
  label: string;
  name: string;
  detail: string;
  badge: ReactNode;
  /** The record's page, where the act happens. */
  page: string;
  operation: AdminOperation;
  /** The button of the act. */
  act: string;
}

/** The single record that a search leads to, above its results, with the act that it is mostly looked up for. */
export function FoundOne({ label, name, detail, badge, page, operation, act }: FoundOneProps) {
  const navigate = useNavigate();
  const denial = useDenial(operation);
  return (
    <section className={styles.found} aria-label={label}>
      <div className={styles.words}>
        <Link to={page}>{name}</Link>
        <span>{detail}</span>
        {badge}
      </div>
      <ActButton
        denial={denial}
        onClick={() => void navigate(page, { state: actAtOnce(operation) })}
      >
        {act}
      </ActButton>
    </section>
  );
}
