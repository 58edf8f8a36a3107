/** On narrow screens a navigation scrolls sideways, and its current link may be out of view. */
export function showCurrent(navigation: HTMLElement | null): void {
  const link = navigation?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!navigation || !link) return;
  const view = navigation.getBoundingClientRect();
  const isInView = link.left >= view.left && link.right <= view.right;
  if (!isInView) navigation.scrollLeft += (link.left + link.right - view.left - view.right) / 2;
}
