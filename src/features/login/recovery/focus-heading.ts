/** The `ref` of a heading that replaces a form: focusing it makes screen readers read the outcome. */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
