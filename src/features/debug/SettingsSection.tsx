import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import styles from './DebugPage.module.css';
import { FactList } from './FactList.tsx';
import { listFacts } from './facts.ts';

/** The settings of the hosting page, without the user's secret: what is copied from here goes into reports. */
export function SettingsSection() {
  const t = useTranslate();
  const { draftKey: _, ...settings } = useAtomValue(settingsAtom);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.hint}>{t('debug:What the hosting page told the client.')}</p>
        <CopyButton
          label={t('debug:Copy as JSON')}
          text={() => JSON.stringify(settings, null, 2)}
        />
      </div>
      <FactList facts={listFacts(settings)} />
    </>
  );
}
