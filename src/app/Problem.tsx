import { createContext, type ReactNode, use } from 'react';
import type { IconName } from '#generated/icons.ts';
import type { CallTrace } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { ErrorId } from '#src/status/ErrorId.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { WaitTime } from '#src/ui/feedback/WaitTime.tsx';
import { type DiscTone, IconDisc } from '#src/ui/icon/IconDisc.tsx';
import { PageShell } from '#src/ui/layout/PageShell.tsx';
import { PageTitle } from '#src/ui/layout/PageTitle.tsx';
import styles from './Problem.module.css';
import { usePageName } from './use-page-name.ts';

/** True if the problem is in a part of a page, below the page's own title. */
export const PartContext = createContext(false);

/** Replaces a page that cannot be shown. */
export function Problem({
  icon,
  tone,
  title,
  text,
  blockedUntil,
  id,
  trace,
  urgent,
  children,
}: {
  icon: IconName;
  tone: DiscTone;
  title: string;
  text: string;
  /** Until when another try would be refused, in milliseconds since 1970. */
  blockedUntil?: number | undefined;
  /** The error's id, for support. */
  id?: string;
  /** The failed call's trace, for support. */
  trace?: CallTrace | undefined;
  /** The page itself failed: it keeps its title, and the problem is announced immediately. */
  urgent?: boolean;
  children: ReactNode;
}) {
  const isPart = use(PartContext);
  const pageName = usePageName();
  const name = urgent ? pageName : undefined;
  const Heading = name === undefined ? 'h1' : 'h2';
  const problem = (
    <div className={styles.page}>
      <IconDisc name={icon} tone={tone} />
      <div {...(urgent ? { role: 'alert' } : {})}>
        <Heading>{title}</Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <WaitTime until={blockedUntil} />
      {children}
      {id && <ErrorId id={id} trace={trace} />}
    </div>
  );
  if (name !== undefined) return isPart ? problem : <PageShell title={name}>{problem}</PageShell>;
  return (
    <>
      <PageTitle title={title} />
      {problem}
    </>
  );
}

interface FailureProps {
  title: string;
  message: string;
  blockedUntil?: number | undefined;
  id: string;
  trace?: CallTrace | undefined;
  retry: () => void;
  retrying: boolean;
}

/** An error that may not occur again on retry. */
export function Failure({ title, message, retry, retrying, ...details }: FailureProps) {
  const t = useTranslate();
  return (
    <Problem icon="alert" tone="danger" title={title} text={message} {...details} urgent>
      <Button look="primary" pending={retrying} onClick={retry}>
        {t('common:Try again')}
      </Button>
    </Problem>
  );
}
