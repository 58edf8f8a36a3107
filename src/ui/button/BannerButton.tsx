import type { ReactNode } from 'react';
import styles from '../feedback/Banner.module.css';
import { Spinner } from './Button.tsx';

/** An action within a banner's text. */
export function BannerButton({
  pending,
  onClick,
  children,
}: {
  /** Shows that the action is pending and ignores further clicks. */
  pending: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.action}
      // Not `disabled`, which would lose the focus while the action is pending.
      aria-disabled={pending}
      aria-busy={pending}
      onClick={pending ? undefined : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
