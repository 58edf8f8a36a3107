/** The menu's anchor: a control, or the point where it was requested. */
export type MenuAnchor = Element | { getBoundingClientRect: () => DOMRect };

export interface VisibleMenu {
  status: 'visible';
  anchor: MenuAnchor;
  /** The first entry takes the focus. */
  byKeyboard: boolean;
}

export type MenuState = { status: 'hidden' } | VisibleMenu;

export const hiddenMenu: MenuState = { status: 'hidden' };

/** A point of the window, in pixels. */
export function pointAnchor(x: number, y: number): MenuAnchor {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}
