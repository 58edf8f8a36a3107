import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '#src/ui/class-names.ts';
import styles from './Setting.module.css';

/** A field that links can lead to, by the name of its setting: `…/settings/date-time#week_start`. */
export function Setting({ name, children }: { name: string; children: ReactNode }) {
  const { hash, key } = useLocation();
  const isLinked = hash === `#${name}`;
  return (
    <div
      // Following the same link again leads there again.
      key={isLinked ? key : undefined}
      ref={isLinked ? focusField : undefined}
      id={name}
      className={classNames(styles.setting, isLinked && styles.linked)}
    >
      {children}
    </div>
  );
}

function focusField(setting: HTMLElement | null): void {
  const field = setting?.querySelector<HTMLElement>(
    'input:checked, input:not([type="radio"], [hidden]), select, textarea, button',
  );
  field?.focus({ preventScroll: true });
  setting?.scrollIntoView?.({ block: 'center' });
}
