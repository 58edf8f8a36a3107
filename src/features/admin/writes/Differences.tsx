import type { ReactNode } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Differences.module.css';

export interface Difference {
  name: string;
  before: ReactNode;
  after: ReactNode;
}

/** The changes about to be saved, shown for confirmation. */
export function Differences({ of }: { of: readonly Difference[] }) {
  const t = useTranslate();
  return (
    <DescriptionList
      items={of.map(({ name, before, after }) => ({
        name,
        value: (
          <span className={styles.change}>
            <del>
              <VisuallyHidden>{t('admin:Before:')} </VisuallyHidden>
              {before}
            </del>
            <span aria-hidden="true">→</span>
            <ins>
              <VisuallyHidden>{t('admin:After:')} </VisuallyHidden>
              {after}
            </ins>
          </span>
        ),
      }))}
    />
  );
}
