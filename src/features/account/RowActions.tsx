import type { ReactNode } from 'react';
import { OwnerButton } from '#src/session/OwnerButton.tsx';
import styles from './RowActions.module.css';

/** Several actions of a row, side by side if they fit. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

interface RowActionProps {
  /** The accessible name, which also names the row. */
  name: string;
  /** Called with the button, to which the focus returns. */
  onClick: (button: HTMLElement) => void;
  children: string;
}

/** An action of a row that only the account's owner may do. */
export function RowAction({ name, onClick, children }: RowActionProps) {
  return (
    <OwnerButton
      size="dense"
      aria-label={name}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      {children}
    </OwnerButton>
  );
}
