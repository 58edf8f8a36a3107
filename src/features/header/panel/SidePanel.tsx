import { useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useId } from 'react';
import { useTranslate } from '#src/i18n/i18n.ts';
import { IconButton } from '#src/ui/button/Button.tsx';
import { returnFocus } from '#src/ui/overlay/return-focus.ts';
import { panelAtom } from '../help-state.ts';
import styles from './SidePanel.module.css';

/**
 * A non-modal panel at the inline end, or a sheet on narrow screens. It takes the focus when it opens and returns it
 * when it closes.
 */
export function SidePanel({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslate();
  const setPanel = useSetAtom(panelAtom);
  const close = useCallback(() => setPanel(null), [setPanel]);
  const titleId = useId();
  const attach = useCallback(
    (panel: HTMLElement) => {
      const giveFocusBack = returnFocus(panel, 'opener');
      panel.querySelector('button')?.focus();
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !isInLayer(event.target)) close();
      };
      document.addEventListener('keydown', onKeyDown);
      return () => {
        document.removeEventListener('keydown', onKeyDown);
        giveFocusBack();
      };
    },
    [close],
  );

  return (
    <>
      {/* Visible on narrow screens only. Keyboard and screen reader users have Escape and the close button. */}
      <div className={styles.scrim} onPointerDown={close} />
      <aside ref={attach} className={styles.panel} aria-labelledby={titleId} tabIndex={-1}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon="close" label={t('header:Close')} onClick={close} />
        </div>
        {children}
      </aside>
    </>
  );
}

/** Menus and dialogs are above the panel and handle Escape first. */
function isInLayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="menu"], [role*="dialog"]') !== null;
}
