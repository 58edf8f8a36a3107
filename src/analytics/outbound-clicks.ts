/** Milliseconds to delay navigation so that the report can be sent. */
const outboundDelayMs = 150;

/** Link targets that navigate this page or the one around it. */
const sameTab = new Set(['', '_self', '_parent', '_top']);

/** Follows a link as the browser would, respecting all its attributes. */
function followLink(link: HTMLAnchorElement): void {
  // A detached copy, so that no click listener on the page hears it again.
  const copy = document.createElement('a');
  for (const name of ['href', 'target', 'rel', 'referrerpolicy']) {
    const value = link.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copy.click();
}

/**
 * Reports clicks on links to another origin. A plain click that navigates this tab is delayed briefly; modified clicks,
 * new tabs and downloads proceed immediately.
 * @returns a function that stops the reporting.
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
    // Runs last, so that the link works even if it fails.
    onClick(link.href);
  };
  // After the page's own listeners, which may cancel the click.
  document.addEventListener('click', listen);
  document.addEventListener('auxclick', listen);
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('click', listen);
    document.removeEventListener('auxclick', listen);
  };
}

/** The link to another web origin that a click follows, if any. */
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
