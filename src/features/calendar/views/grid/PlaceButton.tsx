import type { ReactNode } from 'react';

interface PlaceButtonProps {
  /** Composed of `plain-button.module.css`. */
  className: string | undefined;
  /** Null if no view can show it by itself. */
  onOpen: (() => void) | null;
  /** The button's name, if that is not its content. */
  label?: string;
  children: ReactNode;
}

/** The heading of a day or of another part of a view, which opens it by itself. For the mouse: the grid has the keys. */
export function PlaceButton({ className, onOpen, label, children }: PlaceButtonProps) {
  if (!onOpen) return <span className={className}>{children}</span>;
  return (
    <button type="button" tabIndex={-1} className={className} aria-label={label} onClick={onOpen}>
      {children}
    </button>
  );
}
