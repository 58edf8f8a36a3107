import { useAtom } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { BannerButton } from '#src/ui/button/BannerButton.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';
import { connectionAtom } from './connection.ts';

/** Shows that the page is offline. When the connection returns, the page's data is reloaded. */
export function OfflineBanner() {
  const t = useTranslate();
  const [{ offline, checking }, change] = useAtom(connectionAtom);
  return (
    // Rendered from the start, so that screen readers announce text that is added later.
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
