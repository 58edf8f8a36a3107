import type { ReactNode } from 'react';
import styles from './FactTable.module.css';
import type { Fact } from './facts.ts';

/** Names and values as they are; a value may be drawn in its own way. Each row speaks for itself: it has no head. */
export function FactTable({
  label,
  facts,
}: {
  label: string;
  facts: readonly (Fact | { name: string; shown: ReactNode })[];
}) {
  return (
    <div className={styles.frame}>
      <table aria-label={label} className={styles.table}>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.name}>
              <th scope="row">{fact.name}</th>
              <td>{'shown' in fact ? fact.shown : <Value value={fact.value} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ value }: { value: Fact['value'] }) {
  if (value === null) return <span className={styles.none}>null</span>;
  return <code className={styles.code}>{value === '' ? '""' : String(value)}</code>;
}
