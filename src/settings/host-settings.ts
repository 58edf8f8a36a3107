import validate, { type SettingsFault } from '#generated/app/host-settings-validator.js';
import type { components } from '#generated/app/types.ts';
import { parsedUrl } from '#src/util/parsed-url.ts';

/** What the hosting page tells the client (product specification, section 1; schema `HostSettings`). */
export type HostSettings = components['schemas']['HostSettings'];

/** The hosting page's settings can not be used; the message names every fault at once. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The page's settings are not usable:\n${faults.map((fault) => `– ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/**
 * Parses the text of the hosting page's settings block; unknown settings are ignored.
 * @param page is where it is to be used.
 * @throws SettingsError when the block is missing, is not JSON, breaks the contract, or is of another page.
 */
export function parseHostSettings(
  text: string | null | undefined,
  page: Pick<Location, 'href' | 'origin' | 'pathname'> = window.location,
): HostSettings {
  if (!text) throw new SettingsError(['The block "app-settings" is missing from the page.']);
  const value = parseJson(text);
  const isValid = validate(value);
  const broken = isValid ? [] : (validate.errors ?? []).filter(isCause);
  const isBroken = (name: string) => broken.some((fault) => fault.instancePath === `/${name}`);
  const further = Object.entries(value ?? {}).flatMap(([name, given]) =>
    typeof given === 'string' && !isBroken(name) ? describeUnusable(name, given, page) : [],
  );
  const faults = [...new Set(broken.map(describeFault)), ...further];
  if (isValid && faults.length === 0) return value;
  throw new SettingsError(faults);
}

/** The address of the base; null where the page does not lie below it, since no route would match. */
function baseAddress(
  baseUrl: string,
  page: Pick<Location, 'href' | 'origin' | 'pathname'>,
): URL | null {
  const base = parsedUrl(baseUrl || '/', page.href);
  const folder = base?.pathname.replace(/\/?$/, '/') ?? '';
  return base?.origin === page.origin && `${page.pathname}/`.startsWith(folder) ? base : null;
}

/** What the schema can not say of a setting. */
function describeUnusable(
  name: string,
  given: string,
  page: Parameters<typeof baseAddress>[1],
): string[] {
  if (name === 'baseUrl' && !baseAddress(given, page)) {
    return [`baseUrl "${given}" does not hold this page, ${page.href}`];
  }
  if ((name === 'language' || name === 'dateLocale') && !isLanguage(given)) {
    return [`${name} "${given}" is no language tag`];
  }
  return [];
}

/** What the browser can format numbers and dates in. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SettingsError([`The block "app-settings" is not JSON: ${(error as Error).message}`]);
  }
}

/** Of a failed choice the parts are reported, not that none of them matched. */
function isCause(fault: SettingsFault): boolean {
  return fault.keyword !== 'oneOf';
}

function describeFault(fault: SettingsFault): string {
  const name = fault.instancePath.slice(1).replaceAll('/', '.');
  const missing = fault.params['missingProperty'];
  if (typeof missing === 'string') return `${[name, missing].filter(Boolean).join('.')} is missing`;
  return `${name || 'The block "app-settings"'} ${fault.message}${listAllowed(fault)}`;
}

function listAllowed(fault: SettingsFault): string {
  const allowed = fault.params['allowedValues'];
  return Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
}
