import { type PageId, pageAt } from '#generated/app/pages.ts';
import type { TranslationAnswer } from '#src/i18n/translations.ts';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { isFramed } from '#src/util/framed.ts';
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

/** The facts of a basis by name. Prerendered markup carries them and fits if all of them hold. */
export function markupFacts(basis: MarkupBasis): Record<string, string> {
  const { page, language, settings, basePath, messages } = basis;
  const { appTitle, links = {}, supportAssistantUrl } = settings;
  const help = [links.quickTour, links.helpCenter, links.news, supportAssistantUrl];
  return {
    // Older markup may lack elements that these scripts expect.
    build: import.meta.env['BUILD_ID'] ?? '',
    page,
    language,
    texts: String(sumOfTexts(messages)),
    title: appTitle,
    base: basePath,
    helpMenu: String(help.some(safeWebAddress)),
    loginHelp: safeWebAddress(links.stayLoggedInHelp) ?? '',
  };
}

/**
 * Removes the facts from the page's markup, and returns whether React can hydrate it. The script in the page's head has
 * already hidden markup that cannot fit; keep `before-paint.ts` in sync.
 */
export function takePrerendered(root: HTMLElement, basis: MarkupBasis): boolean {
  const facts = root.querySelector<HTMLElement>(':scope > template');
  if (!facts) return false;
  facts.remove();
  const { settings, messages, language } = basis;
  const isPlainVisit =
    !settings.user &&
    !settings.statusMessage &&
    !settings.calendarProtected &&
    !settings.accessName &&
    (!settings.organizationName || settings.organizationHidden) &&
    !isFramed() &&
    !new URLSearchParams(window.location.search).has('email') &&
    // State that the login page passes to itself across a reload.
    !window.history.state?.usr;
  const expected = Object.entries(markupFacts(basis));
  return (
    isPlainVisit &&
    // Without them, the page loads its texts before it renders.
    `datetime_${language}` in messages &&
    document.documentElement.dataset['start'] !== 'plain' &&
    expected.every(([name, value]) => facts.dataset[name] === value)
  );
}

/** The page at the window's address, if it may have been prerendered. */
export function shownPage(basePath: string): PageId | undefined {
  return pageAt(window.location.pathname.slice(basePath.length) || '/')?.id;
}

/** A hash of all texts, regardless of order: the server's texts may be newer than the build's. */
function sumOfTexts(messages: TranslationAnswer): number {
  let sum = 0;
  for (const [section, texts] of Object.entries(messages)) {
    // No dates are prerendered.
    if (section.startsWith('datetime_')) continue;
    for (const [key, text] of Object.entries(texts)) sum = (sum + hashOf(`${key}=${text}`)) | 0;
  }
  return sum;
}

/** 32-bit FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}
