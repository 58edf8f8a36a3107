import { useAtom } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { BannerButton } from '#src/ui/button/BannerButton.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { connectionAtom } from './connection.ts';

/** Tells that the page is cut off. When the connection returns, what the page shows is fetched again. */
export function OfflineBanner() {
  const t = useTranslate();
  const [{ offline, checking }, change] = useAtom(connectionAtom);
  return (
    // There from the start, so that what is put into it later is read out.
    <div aria-live="polite">
      {offline && (
        <Banner
          label={t('common:Connection')}
          icon="alert"
          text={t('common:You are offline. What you see may be out of date.')}
          action={
            <BannerButton pending={checking} onClick={() => change('found')}>
              {t('common:Try again')}
            </BannerButton>
          }
        />
      )}
    </div>
  );
}
