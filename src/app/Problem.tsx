import type { ReactNode } from 'react';
import type { IconName } from '#generated/icons.ts';
import type { CallTrace } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ErrorId } from '#src/status/ErrorId.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { type DiscTone, IconDisc } from '#src/ui/icon/IconDisc.tsx';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import styles from './Problem.module.css';

/** Replaces a page that cannot be shown. */
export function Problem({
  icon,
  tone,
  title,
  text,
  id,
  trace,
  urgent,
  children,
}: {
  icon: IconName;
  tone: DiscTone;
  title: string;
  text: string;
  /** The error's id, for support. */
  id?: string;
  /** The failed call's trace, for support. */
  trace?: CallTrace | undefined;
  /** Announced immediately. */
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
      {id && <ErrorId id={id} trace={trace} />}
    </div>
  );
}

interface FailureProps {
  title: string;
  message: string;
  id: string;
  trace?: CallTrace | undefined;
  retry: () => void;
  retrying: boolean;
}

/** An error that may not occur again on retry. */
export function Failure({ title, message, id, trace, retry, retrying }: FailureProps) {
  const t = useTranslate();
  return (
    <Problem icon="alert" tone="danger" title={title} text={message} id={id} trace={trace} urgent>
      <Button look="primary" pending={retrying} onClick={retry}>
        {t('common:Try again')}
      </Button>
    </Problem>
  );
}
