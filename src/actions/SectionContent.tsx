import type { ReactNode } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import styles from './SectionContent.module.css';
import type { SectionData } from './section-data.ts';
import { useFailureText } from './use-failure-text.ts';

interface SectionContentProps<Data> {
  section: SectionData<Data>;
  children: (data: Data) => ReactNode;
}

/** A section whose data loads separately from the page's: a skeleton, then the content or a retry. */
export function SectionContent<Data>({ section, children }: SectionContentProps<Data>) {
  const t = useTranslate();
  const failureText = useFailureText();
  const { settled, isReloading, reload } = section;
  if (!settled) return <Skeleton shape="lines" label={t('common:Loading')} />;
  return (
    // Takes the focus when the button disappears.
    <div className={styles.area} tabIndex={-1}>
      {'data' in settled ? (
        children(settled.data)
      ) : (
        <>
          <FailureNotice failure={failureText(settled.error)} />
          <Button pending={isReloading} onClick={() => void reload()}>
            {t('common:Try again')}
          </Button>
        </>
      )}
    </div>
  );
}
