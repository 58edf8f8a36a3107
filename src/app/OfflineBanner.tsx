import { atom, useSetAtom, useStore } from 'jotai';
import { useRevalidator } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { BannerButton } from '#src/ui/button/BannerButton.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { pageRetryAtom } from './page-retry.ts';
import { useConnection } from './use-connection.ts';

/** Says that all is well, unless a message is there that somebody may not have read yet. */
const tellReturnAtom = atom(null, (get, set) => {
  if (get(statusAtom)) return;
  set(statusAtom, { type: 'success', text: message('common:You are online again.') });
});

/** Tells that the page is cut off. When the connection returns, what the page shows is fetched again. */
export function OfflineBanner() {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const store = useStore();
  const tellReturn = useSetAtom(tellReturnAtom);
  const { offline, checking, retry } = useConnection(() => {
    tellReturn();
    const failed = store.get(pageRetryAtom);
    if (failed) failed.retry();
    else void revalidate();
  });
  return (
    // There from the start, so that what is put into it later is read out.
    <div aria-live="polite">
      {offline && (
        <Banner
          label={t('common:Connection')}
          icon="alert"
          text={t('common:You are offline. What you see may be out of date.')}
          action={
            <BannerButton pending={checking} onClick={retry}>
              {t('common:Try again')}
            </BannerButton>
          }
        />
      )}
    </div>
  );
}
