import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import styles from './Button.module.css';

interface Look {
  /**
   * `primary` is the one main action of a page or form, `danger` the act that a dialog asked about, `link` quieter than
   * the thing that it stands beside. Default `secondary`.
   */
  look?: 'primary' | 'danger' | 'secondary' | 'quiet' | 'link';
  size?: 'normal' | 'dense';
  wide?: boolean;
}

type ButtonProps = Look & {
  /** The act is under way: shows it, and a second press does nothing. */
  pending?: boolean;
  /** The act is under way: shows it, and a second press begins anew. */
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
  return (
    <button
      type="button"
      {...rest}
      className={lookClass({ look, size, wide })}
      // Not `disabled`: that would throw the focus away while the act is under way.
      aria-disabled={pending}
      aria-busy={busy}
      onClick={pending ? undefined : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** Before a button's text while its act is under way. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** A button that shows an icon only; `label` is its name. */
export function IconButton({
  icon,
  label,
  ...rest
}: { icon: string; label: string } & Omit<ButtonProps, 'children' | 'pending' | 'busy'>) {
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
