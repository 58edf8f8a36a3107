import { useSetAtom } from 'jotai';
import { type ReactNode, useTransition } from 'react';
import type { Failure } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import styles from './AwaitSection.module.css';
import { FailureNotice } from './FailureNotice.tsx';
import { Later } from './Later.tsx';
import { revalidateAtom } from './page-data.ts';
import { useFailureText } from './use-failure-text.ts';
import { useUntilLeft } from './use-until-left.ts';

interface AwaitSectionProps<Data> {
  /** From `loadLater`: a promise in the loader's answer, or in a state that an event has set. */
  resolve: Promise<Data>;
  /** Shown until the data arrives. Default: a skeleton of a few lines. */
  fallback?: ReactNode;
  /** Loads the data again. Default: reloads the page's data. */
  onRetry?: () => void;
  /** Another way on, beside the retry. */
  way?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A section whose data may arrive after the page: a skeleton, then the content, or the error with a retry. Reloaded data
 * replaces the old once it has arrived. Give sections of another record another `key`, so that they show the skeleton
 * again.
 */
export function AwaitSection<Data>(props: AwaitSectionProps<Data>) {
  const { resolve, fallback, onRetry, way, children } = props;
  const t = useTranslate();
  return (
    // Takes the focus when the retry button disappears.
    <div className={styles.area} tabIndex={-1}>
      <Later
        resolve={resolve}
        fallback={fallback ?? <Skeleton shape="lines" label={t('common:Loading')} />}
        failed={(failure) => <SectionError failure={failure} onRetry={onRetry} way={way} />}
      >
        {children}
      </Later>
    </div>
  );
}

interface SectionErrorProps {
  failure: Failure;
  onRetry: (() => void) | undefined;
  way: ReactNode;
}

function SectionError({ failure, onRetry, way }: SectionErrorProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const revalidate = useSetAtom(revalidateAtom);
  // Pending until the new data has arrived, not only its promise.
  const [isRetrying, startRetry] = useTransition();
  const untilLeft = useUntilLeft();
  const reload = async () => void (await untilLeft(revalidate()));
  return (
    <>
      <FailureNotice failure={failureText(failure)} />
      <Row>
        <Button pending={isRetrying} onClick={() => startRetry(onRetry ?? reload)}>
          {t('common:Try again')}
        </Button>
        {way}
      </Row>
    </>
  );
}
