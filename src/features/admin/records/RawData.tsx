import { useTranslate } from '#src/i18n/i18n.ts';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { type CopiedRecord, noteCopy } from '../acts/note-copy.ts';
import styles from './RawData.module.css';

/** The server's response, for fields that the page does not show. */
export function RawData({ data, record }: { data: object; record: CopiedRecord }) {
  const t = useTranslate();
  const text = JSON.stringify(data, null, 2);
  return (
    <Section
      title={t('records:Raw data')}
      lead={t('records:Exactly as the server sent it. Contains personal data.')}
      actions={
        <CopyButton
          text={() => text}
          label={t('admin:Copy')}
          onCopy={() => noteCopy(record, 'record')}
        />
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <pre className={styles.data} tabIndex={0}>
        {text}
      </pre>
    </Section>
  );
}
