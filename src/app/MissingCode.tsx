import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { useFailureText } from '#src/actions/use-failure-text.ts';
import { connectionError } from '#src/api/catalogue.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { reloadPageAtom } from '#src/session/page-load.ts';
import { serverAnswers } from '#src/session/server-answers.ts';
import { productNameAtom } from '#src/settings/settings-atom.ts';
import type { MissingCodeError } from './missing-code.ts';
import { Failure } from './Problem.tsx';
import { usePageRetry } from './page-retry.ts';

/**
 * Offers a reload, the only remedy: the file may be gone, and browsers and the style loader remember failed requests.
 * Not while the server is unreachable, because the browser would show its own error page.
 */
export function MissingCode({ error }: { error: MissingCodeError }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const product = useAtomValue(productNameAtom);
  const reload = useSetAtom(reloadPageAtom);
  const [retrying, setRetrying] = useState(false);
  const retry = useCallback(async () => {
    setRetrying(true);
    if (await serverAnswers()) reload();
    else setRetrying(false);
  }, [reload]);
  usePageRetry(retry);
  const words = error.serverAnswers
    ? {
        title: t('errors:A part of this page is missing'),
        message: t(
          'errors:The page may have changed since you opened it. Trying again loads the current version.',
        ),
        id: 'missing_code',
      }
    : failureText(connectionError(product, error));
  return <Failure {...words} retry={() => void retry()} retrying={retrying} />;
}
