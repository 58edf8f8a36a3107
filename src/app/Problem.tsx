import type { ReactNode } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ErrorId } from '#src/status/ErrorId.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { type DiscTone, IconDisc } from '#src/ui/icon/IconDisc.tsx';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import styles from './Problem.module.css';

/** Stands in the place of a page that cannot be shown. */
export function Problem({
  icon,
  tone,
  title,
  text,
  id,
  urgent,
  children,
}: {
  icon: string;
  tone: DiscTone;
  title: string;
  text: string;
  /** What to tell the support. */
  id?: string;
  /** Announced at once. */
  urgent?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <PageTitle title={title} />
      <IconDisc name={icon} tone={tone} />
      <div {...(urgent ? { role: 'alert' } : {})}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
      {id && <ErrorId id={id} />}
    </div>
  );
}

interface FailureProps {
  title: string;
  message: string;
  id: string;
  retry: () => void;
  retrying: boolean;
}

/** A failure that may be gone at the next try. */
export function Failure({ title, message, id, retry, retrying }: FailureProps) {
  const t = useTranslate();
  return (
    <Problem icon="alert" tone="danger" title={title} text={message} id={id} urgent>
      <Button look="primary" pending={retrying} onClick={retry}>
        {t('common:Try again')}
      </Button>
    </Problem>
  );
}
