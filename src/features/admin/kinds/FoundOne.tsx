import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
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

/**
 * The single record that a search leads to, above its results: to open it, and next to that the act that it is mostly
 * looked up for.
 */
export function FoundOne({ label, name, detail, badge, page, act, state }: FoundOneProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <section className={styles.found} aria-label={label}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>{detail}</span>
        {badge}
      </div>
      <div className={styles.acts}>
        <ButtonLink size="dense" to={page}>
          {t('admin:Open %name%', { name })}
        </ButtonLink>
        <ActButton look="quiet" act={act} onClick={() => void navigate(page, { state })} />
      </div>
    </section>
  );
}
