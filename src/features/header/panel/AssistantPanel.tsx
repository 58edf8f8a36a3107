import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { translationStateAtom } from '#src/i18n/translation-state.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import styles from './AssistantPanel.module.css';
import { assistantAddress } from './assistant-address.ts';
import { SidePanel } from './SidePanel.tsx';

/**
 * What a chat needs: its own script, a form to ask in, and links that open as ordinary pages in new tabs. Not
 * `allow-same-origin`: an assistant served from the product's origin could then reach out of its frame. It has to do
 * without storage of its own, and knows the conversation by the client id.
 */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The AI chat, a page of its own in a frame. */
export function AssistantPanel() {
  const t = useTranslate();
  const settings = useAtomValue(settingsAtom);
  const { language } = useAtomValue(translationStateAtom);
  // Kept as it was at the opening: another address would begin the conversation anew.
  const [address] = useState(() =>
    assistantAddress({ ...settings, language: language ?? settings.language }),
  );
  const [hasLoaded, setHasLoaded] = useState(false);
  return (
    <SidePanel title={t('header:Support Assistant')}>
      <div className={styles.place}>
        {!hasLoaded && (
          <div className={styles.wait}>
            <Skeleton shape="lines" label={t('common:Loading')} />
          </div>
        )}
        <iframe
          className={styles.frame}
          title={t('header:Support Assistant')}
          src={address}
          sandbox={sandbox}
          // The page's address may hold a calendar's key, which is nobody else's to know.
          referrerPolicy="no-referrer"
          aria-busy={!hasLoaded}
          onLoad={() => setHasLoaded(true)}
        />
      </div>
    </SidePanel>
  );
}
