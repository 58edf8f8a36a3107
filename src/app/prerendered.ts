import { type PageId, pageAt } from '#generated/app/pages.ts';
import type { TranslationAnswer } from '#src/i18n/translations.ts';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { isFramed } from '#src/util/framed.ts';
import { prerenderedFile, type ShownPage } from '#src/util/prerendered-file.ts';
import { safeWebAddress } from '#src/util/web-address.ts';

/** Everything that a prerendered page's markup depends on. */
export interface MarkupBasis {
  page: PageId;
  /** The language shown, which the user may have chosen in the browser. */
  language: string;
  settings: HostSettings;
  /** Path of the base URL, without a trailing slash. */
  basePath: string;
  messages: TranslationAnswer;
}

/**
 * The facts of a basis by name, which prerendered markup carries; it fits if all of them hold. Null if the page shows
 * anything of its own. The first three identify the markup, the others are filled in by the server.
 */
export function markupFacts(
  basis: MarkupBasis,
  visit: Pick<ShownPage, 'address' | 'isFramed'>,
): Record<string, string> | null {
  const { settings, basePath, messages } = basis;
  const file = prerenderedFile({ ...basis, ...visit });
  if (file === null) return null;
  return {
    // Older markup may lack elements that these scripts expect.
    build: import.meta.env['BUILD_ID'] ?? '',
    file,
    texts: String(hashTexts(messages)),
    title: settings.appTitle,
    base: basePath,
    loginHelp: safeWebAddress(settings.links?.stayLoggedInHelp, visit.address) ?? '',
  };
}

/**
 * Removes the facts from the page's markup, and returns whether React can hydrate it. The script in the page's head has
 * already hidden markup that cannot fit.
 */
export function takePrerendered(root: HTMLElement, basis: MarkupBasis): boolean {
  const template = root.querySelector<HTMLElement>(':scope > template');
  if (!template) return false;
  template.remove();
  const visit = { address: window.location.href, isFramed: isFramed() };
  const facts = markupFacts(basis, visit);
  return (
    facts !== null &&
    Object.entries(facts).every(([name, value]) => template.dataset[name] === value) &&
    // Without them, the page loads its texts before it renders.
    `datetime_${basis.language}` in basis.messages &&
    // State that the login page passes to itself across a reload.
    !window.history.state?.usr &&
    document.documentElement.dataset['start'] !== 'plain'
  );
}

/** The page at the window's address, if it may have been prerendered. */
export function shownPage(basePath: string): PageId | undefined {
  return pageAt(window.location.pathname.slice(basePath.length) || '/')?.id;
}

/** A hash of all texts, regardless of order: the server's texts may be newer than the build's. */
function hashTexts(messages: TranslationAnswer): number {
  let sum = 0;
  for (const [section, texts] of Object.entries(messages)) {
    // No dates are prerendered.
    if (section.startsWith('datetime_')) continue;
    for (const [key, text] of Object.entries(texts)) sum = (sum + hashText(`${key}=${text}`)) | 0;
  }
  return sum;
}

/** 32-bit FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}
