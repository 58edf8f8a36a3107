/** Returns whether text of the page is selected, such as to be copied. */
export function isTextSelected(): boolean {
  return getSelection()?.isCollapsed === false;
}
