import { useAtom } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { BannerButton } from '#src/ui/button/BannerButton.tsx';
import { Icon, useIconsAhead } from '#src/ui/icon/Icon.tsx';
import { useWhenIdle } from '#src/ui/use-when-idle.ts';
import { connectionAtom } from './connection.ts';
import { LazyErrorPage } from './error-page.ts';
import styles from './OfflineNotice.module.css';

/** For this notice, error pages and messages, which must show them even offline. */
const iconsOfFailures = ['alert', 'copy', 'close'] as const;

/**
 * Shows that the page is offline. When the connection returns, the page's data is reloaded. It stands in the header's line,
 * which is there anyway: people are at work when the connection breaks, and nothing may move below their hands.
 */
export function OfflineNotice() {
  const t = useTranslate();
  const [{ offline, checking }, change] = useAtom(connectionAtom);
  useIconsAhead(iconsOfFailures);
  useWhenIdle(LazyErrorPage.preload);
  const text = t('common:You are offline. What you see may be out of date.');
  return (
    // Rendered from the start, so that screen readers announce text that is added later.
    <div className={styles.place} aria-live="polite">
      {offline && (
        <section className={styles.notice} aria-label={t('common:Connection')}>
          <Icon name="alert" />
          <span className={styles.text} title={text}>
            {text}
          </span>
          <span className={styles.action}>
            <BannerButton pending={checking} onClick={() => change('found')}>
              {t('common:Try again')}
            </BannerButton>
          </span>
        </section>
      )}
    </div>
  );
}
