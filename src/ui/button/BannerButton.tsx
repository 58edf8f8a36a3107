import type { ReactNode } from 'react';
import styles from '../feedback/Banner.module.css';
import { Spinner } from './Button.tsx';

/** What a banner offers, within its sentences. */
export function BannerButton({
  pending,
  onClick,
  children,
}: {
  /** The act is under way: shows it, and a second press does nothing. */
  pending: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.action}
      // Not `disabled`: that would throw the focus away while the act is under way.
      aria-disabled={pending}
      aria-busy={pending}
      onClick={pending ? undefined : onClick}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
