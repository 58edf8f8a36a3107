/** How long the browser stays on the page, so that the report of the click gets away. */
const outboundDelayMs = 150;

/** Targets by which the page itself goes, or what holds it. */
const sameTab = new Set(['', '_self', '_parent', '_top']);

/** Follows a link as the browser would, all its attributes respected. */
function followLink(link: HTMLAnchorElement): void {
  // A copy outside the page: nothing that listens to clicks hears it again.
  const copy = document.createElement('a');
  for (const name of ['href', 'target', 'rel', 'referrerpolicy']) {
    const value = link.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copy.click();
}

/**
 * Tells clicks on links that lead to another origin. A plain click that takes this tab there is held back a moment; all
 * others go their way at once: with a modifier or the middle button, into another tab, to a download.
 * @returns what ends it.
 */
export function watchOutboundClicks(
  onClick: (address: string) => void,
  follow: (link: HTMLAnchorElement) => void = followLink,
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const listen = (event: MouseEvent) => {
    const link = outboundLink(event);
    if (!link) return;
    if (leavesByPlainClick(event, link)) {
      event.preventDefault();
      clearTimeout(waiting);
      waiting = setTimeout(follow, outboundDelayMs, link);
    }
    // The last of all: were it to fail, the link works nevertheless.
    onClick(link.href);
  };
  // After the page's own listeners, who may have other plans for a click.
  document.addEventListener('click', listen);
  document.addEventListener('auxclick', listen);
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('click', listen);
    document.removeEventListener('auxclick', listen);
  };
}

/** The link to another origin of the web that a click follows. */
function outboundLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button > 1) return undefined;
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const isWeb = link.protocol === 'https:' || link.protocol === 'http:';
  return isWeb && link.origin !== window.location.origin ? link : undefined;
}

function leavesByPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const staysHere = sameTab.has(link.target.toLowerCase()) && !link.hasAttribute('download');
  return event.button === 0 && isPlain && staysHere;
}
