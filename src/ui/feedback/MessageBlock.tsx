import type { ReactNode } from 'react';
import { IconButton } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './MessageBlock.module.css';
import tones from './Tone.module.css';

interface MessageBlockProps {
  title: string;
  text: string;
  /** An action that resolves it. */
  action?: ReactNode;
  /** The accessible name of the button that closes the block. */
  closeLabel: string;
  /** Default `warning`. */
  tone?: 'info' | 'warning';
  onClose: () => void;
}

/** A message in the page that asks for an action, until that is done or the block is closed. */
export function MessageBlock(props: MessageBlockProps) {
  const { title, text, action, closeLabel, tone = 'warning', onClose } = props;
  return (
    <section ref={keepFocus} className={classNames(styles.block, tones[tone])} aria-label={title}>
      <span className={styles.icon}>
        <Icon name="info" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {action && <div className={styles.action}>{action}</div>}
      <div className={styles.close}>
        <IconButton icon="close" label={closeLabel} size="dense" onClick={onClose} />
      </div>
    </section>
  );
}

/** The focused button disappears together with the block, which leaves the focus to the page's content. */
function keepFocus(block: HTMLElement | null) {
  return () => {
    if (block?.contains(document.activeElement))
      block.closest('main')?.focus({ preventScroll: true });
  };
}
