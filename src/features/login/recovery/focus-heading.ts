/** The `ref` of a heading that takes the place of a form: its outcome is read from there on. */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
