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
  return (
    <DescriptionList
      items={of.map(({ name, before, after }) => ({
        name,
        value: before === after ? after : <Change before={before} after={after} />,
      }))}
    />
  );
}

function Change({ before, after }: Omit<Difference, 'name'>) {
  const t = useTranslate();
  return (
    <span className={styles.change}>
      <del>
        <VisuallyHidden>{t('admin:Before:')} </VisuallyHidden>
        {before}
      </del>
      <span className={styles.after}>
        <span aria-hidden="true">→</span>
        <ins>
          <VisuallyHidden>{t('admin:After:')} </VisuallyHidden>
          {after}
        </ins>
      </span>
    </span>
  );
}
