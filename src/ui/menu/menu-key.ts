/** Returns whether a key asks for a context menu: the menu key, or Shift and F10 on keyboards without it. */
export function isMenuKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  return key === 'ContextMenu' || (shiftKey && key === 'F10');
}
