import { escapedHtml } from '../http/escaped-html.ts';
import type { TranslationSections } from '../translations/messages.ts';
import { type BuiltPages, noParts } from './built-pages.ts';
import type { HostSettings } from './host-settings.ts';
import { mayBeFramed } from './page-routes.ts';
import { pickerPolicyLine, policyLine } from './policy.ts';

/** The one HTML page that answers every page route. */
export interface HostingPage {
  /** The page's HTML with its placeholders. */
  template(path: string): string | Promise<string>;
  /** Sends a Content-Security-Policy, which would break a development server's own scripts. */
  readonly csp: boolean;
  /** The build's description of how to serve its pages; without it, pages are just the template. */
  readonly built?: BuiltPages;
}

const placeholder = /__([A-Z]+(?:_[A-Z]+)*)__/g;

/**
 * Fills the placeholders of a hosting page's template. `messages` are its included sections; `parts` are from the build
 * and may contain placeholders themselves.
 */
export function filledTemplate(
  template: string,
  settings: HostSettings,
  messages: TranslationSections,
  parts = noParts,
): string {
  const html = fillIn(template, {
    HEAD: parts.head,
    MARKUP: parts.markup,
    NO_SCRIPT: parts.noScript,
    START_WAIT: parts.startWait,
  });
  return fillIn(html, {
    LANGUAGE: escapedHtml(settings.language),
    DIRECTION: writingDirection(settings.language),
    APP_TITLE: escapedHtml(settings.appTitle),
    APP_SETTINGS: escapedJson(settings),
    APP_MESSAGES: escapedJson(messages),
    ASSETS_URL: escapedHtml(assetsUrl(settings)),
    BASE_PATH: escapedHtml(settings.baseUrl),
    STAY_LOGGED_IN_HELP: escapedHtml(settings.links?.stayLoggedInHelp ?? ''),
  });
}

/** In one pass and with a function, so that neither a `$` nor a placeholder in a value has a special meaning. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(placeholder, (match, name: string) => values[name] ?? match);
}

function writingDirection(language: string): 'ltr' | 'rtl' {
  const { script } = new Intl.Locale(language).maximize();
  return script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr';
}

/** A page with a corner that unfolds the panel of the mock's controls. */
export function withBar(html: string, basePath: string): string {
  const address = `${escapedHtml(basePath)}/__mock__/`;
  const bar = `<link rel="stylesheet" href="${address}bar.css"><details id="mock-bar"><summary title="Mock service" aria-label="Mock service">M</summary><iframe title="Mock service" src="${address}" loading="lazy"></iframe></details>`;
  return html.replace(/<\/body>|$/, (end) => `${bar}${end}`);
}

export function pageHeaders({
  policy,
  preload,
  url,
  uploadOrigin,
}: {
  /** The policy with its placeholders; without it, none is sent. */
  policy: string | undefined;
  /** The `Link` header: files to load before the page has been read. */
  preload?: string | undefined;
  /** Address of the page, without the base path. */
  url: URL;
  uploadOrigin: string | undefined;
}): Record<string, string> {
  const origins = uploadOrigin === undefined ? '' : ` ${uploadOrigin}`;
  const ancestors = mayBeFramed(url.pathname) ? '*' : "'none'";
  const filledPolicy =
    policy && fillIn(policy.replaceAll(' __ORIGINS__', origins), { FRAME_ANCESTORS: ancestors });
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // A token opens an account, so that not even the product's own logs should contain it.
    'referrer-policy': url.searchParams.has('token') ? 'no-referrer' : 'same-origin',
    ...(preload === undefined ? {} : { link: preload }),
    ...(filledPolicy === undefined ? {} : { 'content-security-policy': filledPolicy }),
  };
}

/** The headers that the build requires for pages with these settings. */
export function builtHeaders(page: HostingPage, settings: HostSettings) {
  const preload = page.built?.manifest.preload.replaceAll('__ASSETS_URL__', assetsUrl(settings));
  return { policy: choosePolicy(page, settings), preload };
}

function assetsUrl({ resourcesUrl }: HostSettings): string {
  return `${resourcesUrl}/client`;
}

/** The policy for pages with these settings. */
function choosePolicy({ csp, built }: HostingPage, settings: HostSettings): string | undefined {
  if (!csp) return undefined;
  const { hosts, cloudSources } = settings.upload ?? {};
  if (!cloudSources) return built?.manifest.policy ?? policyLine();
  const folder = (hosts?.['pickerUrl'] ?? '').replace(/[^/]*$/, '');
  return (built?.manifest.pickerPolicy ?? pickerPolicyLine()).replaceAll('__PICKER__', folder);
}

/** JSON in which an HTML parser cannot find the end of its script element. */
function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapedCodeUnit);
}

function escapedCodeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
