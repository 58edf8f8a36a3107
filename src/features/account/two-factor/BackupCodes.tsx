import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { currentUserAtom } from '#src/session/current-user.ts';
import { productNameAtom } from '#src/settings/settings-atom.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { CopyButton } from '#src/ui/button/CopyButton.tsx';
import { UnmarkedList } from '#src/ui/data/UnmarkedList.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { momentAt } from '#src/util/dates.ts';
import { saveFile } from '#src/util/save-file.ts';
import styles from './BackupCodes.module.css';

/** Backup codes to copy, download or print. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslate();
  const heading = useSheetHeading();
  const download = () => {
    const text = [...heading, '', ...codes, ''].join('\r\n');
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'backup-codes.txt');
  };
  return (
    <div className={styles.codes}>
      <div className={styles.sheet} data-print="only">
        <div className={styles.heading}>
          {heading.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <UnmarkedList className={styles.list} aria-label={t('profile:Backup codes')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </UnmarkedList>
      </div>
      <Row>
        <CopyButton text={() => codes.join('\n')} label={t('profile:Copy')} />
        <Button size="dense" onClick={download}>
          {t('profile:Download')}
        </Button>
        <Button size="dense" onClick={() => window.print()}>
          {t('profile:Print')}
        </Button>
      </Row>
    </div>
  );
}

/** The purpose and date of the codes, for print and the file. */
function useSheetHeading(): string[] {
  const t = useTranslate();
  const { exact } = useFormats();
  const product = useAtomValue(productNameAtom);
  const email = useAtomValue(currentUserAtom)?.email ?? '';
  return [
    t('profile:Backup codes for %product%', { product }),
    email,
    exact(momentAt(Date.now())),
    t('profile:Each code works once. New codes replace these.'),
  ];
}
