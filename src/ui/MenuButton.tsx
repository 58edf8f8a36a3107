import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { FloatingMenuProps } from './FloatingMenu.tsx';
import styles from './MenuButton.module.css';
import type { MenuItem } from './menu-item.ts';

interface MenuButtonProps {
  /** Name of the button. */
  label: string;
  items: readonly MenuItem[];
  children: ReactNode;
}

/**
 * A button that opens a menu. The button is there at once; the menu's code, three times its size, comes when the browser
 * is idle or at the first sign that it is wanted, and a press that came before is honoured.
 */
export function MenuButton({ label, items, children }: MenuButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<FloatingMenuProps> | null>(null);

  const load = useCallback(() => {
    import('./FloatingMenu.tsx').then(
      (module) => setMenu(() => module.FloatingMenu),
      // Offline at the first press: the next sign of interest tries again.
      () => setOpen(false),
    );
  }, []);
  // The code comes after the first paint, which must not wait for it.
  useEffect(() => whenIdle(load), [load]);

  return (
    <span ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && Menu ? menuId : undefined}
        onPointerEnter={load}
        onFocus={load}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setByKeyboard(true);
          setOpen(true);
        }}
        onClick={(event) => {
          // A click without a pointer behind it came from the keyboard.
          setByKeyboard(event.detail === 0);
          setOpen(!open);
        }}
      >
        {children}
      </button>
      {Menu && (
        <Menu
          id={menuId}
          label={label}
          items={items}
          place={place}
          anchor={button}
          open={open}
          focusFirst={byKeyboard}
          onOpen={setOpen}
        />
      )}
    </span>
  );
}

function whenIdle(act: () => void): () => void {
  // Safari has no idle callback; two seconds after the first paint it is idle enough.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}
