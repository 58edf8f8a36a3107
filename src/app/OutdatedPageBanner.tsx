import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { isPageOutdatedAtom } from '#src/session/outdated-page.ts';
import { reloadPageAtom } from '#src/session/page-load.ts';
import { BannerButton } from '#src/ui/button/BannerButton.tsx';
import { Banner } from '#src/ui/feedback/Banner.tsx';

/** Shows that another user is logged in by now, until the page has been reloaded. */
export function OutdatedPageBanner() {
  const t = useTranslate();
  const isOutdated = useAtomValue(isPageOutdatedAtom);
  const reload = useSetAtom(reloadPageAtom);
  return (
    // Rendered from the start, so that screen readers announce text that is added later.
    <div aria-live="assertive">
      {isOutdated && (
        <Banner
          label={t('common:Login')}
          icon="alert"
          text={t('common:Another account is logged in now. Nothing can be saved on this page.')}
          action={
            <BannerButton pending={false} onClick={reload}>
              {t('common:Reload page')}
            </BannerButton>
          }
        />
      )}
    </div>
  );
}
