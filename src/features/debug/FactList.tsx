import type { ReactNode } from 'react';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import styles from './FactList.module.css';
import type { Fact } from './facts.ts';

/** Lists names with their raw values, or with custom content. */
export function FactList({
  facts,
}: {
  facts: readonly (Fact | { name: string; shown: ReactNode })[];
}) {
  const items = facts.map((fact) => ({
    name: fact.name,
    value: 'shown' in fact ? fact.shown : <Value value={fact.value} />,
  }));
  return (
    <div className={styles.list}>
      <DescriptionList items={items} />
    </div>
  );
}

function Value({ value }: { value: Fact['value'] }) {
  if (value === null) return <span className={styles.none}>null</span>;
  return <code className={styles.code}>{value === '' ? '""' : String(value)}</code>;
}
