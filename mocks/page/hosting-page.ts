import type { TranslationSections } from '../translations/messages.ts';
import { escapedHtml } from './escaped-html.ts';
import type { HostSettings } from './host-settings.ts';
import { mayBeFramed } from './page-routes.ts';

/** The one HTML page that answers every page route. */
export interface HostingPage {
  /** The page's HTML, its placeholders not yet filled in. */
  template(path: string): string | Promise<string>;
  /** Whether to send a Content-Security-Policy; a development server's own scripts would break it. */
  readonly csp: boolean;
}

const placeholder = /__(LANGUAGE|APP_TITLE|APP_SETTINGS|APP_MESSAGES|ASSETS_URL)__/g;

/** Fills the placeholders of a hosting page's template. `messages` are the sections that it brings along. */
export function filledTemplate(
  template: string,
  settings: HostSettings,
  messages: TranslationSections,
): string {
  const values: Record<string, string> = {
    LANGUAGE: escapedHtml(settings.language),
    APP_TITLE: escapedHtml(settings.appTitle),
    APP_SETTINGS: escapedJson(settings),
    APP_MESSAGES: escapedJson(messages),
    ASSETS_URL: escapedHtml(`${settings.resourcesUrl}/client`),
  };
  // One pass with a function: neither a `$` nor a placeholder in a value is read as more than text.
  return template.replace(placeholder, (all, name: string) => values[name] ?? all);
}

/** A page with the scenario bar, a script of the mock's own. */
export function withBar(html: string, basePath: string): string {
  const script = `<script type="module" src="${escapedHtml(basePath)}/__mock__/bar.js"></script>`;
  return html.replace(/<\/head>|$/, (end) => `${script}${end}`);
}

/** The headers that every hosting page is sent with. */
export function pageHeaders({
  csp,
  path,
  uploadOrigin,
}: {
  csp: boolean;
  /** Path of the page, without the base path. */
  path: string;
  uploadOrigin: string | undefined;
}): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    ...(csp ? { 'content-security-policy': contentSecurityPolicy(path, uploadOrigin) } : {}),
  };
}

function contentSecurityPolicy(path: string, uploadOrigin: string | undefined): string {
  const provider = uploadOrigin === undefined ? '' : ` ${uploadOrigin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: https:${provider}`,
    `connect-src 'self'${provider}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' https:",
    `frame-ancestors ${mayBeFramed(path) ? '*' : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** JSON that no HTML parser can find the end of its script element in. */
function escapedJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapedCodeUnit);
}

function escapedCodeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
