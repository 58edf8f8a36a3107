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
 * The permissions that a chat needs: scripts, a form, and links that open normal pages in new tabs. Not
 * `allow-same-origin`, because an assistant on the product's origin could escape its frame. It has no storage of its
 * own, so the client id identifies the conversation.
 */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The AI chat, a separate page in a frame. */
export function AssistantPanel() {
  const t = useTranslate();
  const settings = useAtomValue(settingsAtom);
  const { language } = useAtomValue(translationStateAtom);
  // Fixed when the panel opens: a new address would restart the conversation.
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
          // Sends no referrer, because the page's address may contain a calendar's key.
          referrerPolicy="no-referrer"
          aria-busy={!hasLoaded}
          onLoad={() => setHasLoaded(true)}
        />
      </div>
    </SidePanel>
  );
}
