import { type ComponentProps, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { IconName } from '#generated/icons.ts';
import { classNames } from '../class-names.ts';
import { FormBlocked } from '../form/form-error.ts';
import { Icon } from '../icon/Icon.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { useHydrated } from '../use-hydrated.ts';
import styles from './Button.module.css';

interface Look {
  /**
   * `primary` is the one main action of a page or form, `danger` the action of a confirmation, `link` a secondary
   * action next to something else. Default `secondary`.
   */
  look?: 'primary' | 'danger' | 'secondary' | 'quiet' | 'link';
  size?: 'normal' | 'dense';
  wide?: boolean;
}

type ButtonProps = Look & {
  /** Shows that the action is pending and ignores further clicks. */
  pending?: boolean;
  /** Shows that the action is pending; another click restarts it. */
  busy?: boolean;
} & Omit<ComponentProps<'button'>, 'className'>;

export function Button({
  look,
  size,
  wide,
  pending = false,
  busy = pending,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isHydrated = useHydrated();
  const isFormBlocked = useContext(FormBlocked) && rest.type === 'submit';
  const isIgnored = pending || isFormBlocked;
  return (
    <button
      type="button"
      {...rest}
      // Until the script has loaded, a click would submit the form natively.
      disabled={rest.disabled || (rest.type === 'submit' && !isHydrated)}
      className={lookClass({ look, size, wide })}
      // Not `disabled`, which would lose the focus while the action is pending.
      aria-disabled={isIgnored}
      aria-busy={busy}
      onClick={isIgnored ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** Shown before a pending button's text. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** An icon button; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  ...rest
}: { icon: IconName; label: string } & Omit<ButtonProps, 'children' | 'pending' | 'busy'>) {
  const { look = 'quiet', size, wide, ...button } = rest;
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...button}
        className={classNames(lookClass({ look, size, wide }), styles.icon)}
        aria-label={label}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}

/** A link to a page of the client that looks like a button. */
export function ButtonLink({
  look,
  size,
  wide,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...rest} className={lookClass({ look, size, wide })} />;
}

function lookClass({
  look = 'secondary',
  size,
  wide,
}: { [Key in keyof Look]: Look[Key] | undefined }) {
  return classNames(
    styles.button,
    styles[look],
    size === 'dense' && styles.dense,
    wide && styles.wide,
  );
}
