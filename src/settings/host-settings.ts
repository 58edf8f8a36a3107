import validate, { type SettingsFault } from '#generated/app/host-settings-validator.js';
import type { components } from '#generated/app/types.ts';
import { isRecord } from '#src/util/is-record.ts';
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
  page: Place = window.location,
): HostSettings {
  if (!text) throw new SettingsError(['The block "app-settings" is missing from the page.']);
  const value = parseJson(text);
  const isValid = validate(value);
  const broken = isValid ? [] : (validate.errors ?? []).filter((fault) => isCause(fault, value));
  const isBroken = (path: string) => broken.some((fault) => fault.instancePath === path);
  const further = Object.entries(checks).flatMap(([path, faultIn]) => {
    const given = memberAt(value, path);
    const fault = typeof given === 'string' && !isBroken(path) ? faultIn(given, page) : undefined;
    return fault === undefined ? [] : [`${nameOf(path)} "${given}" ${fault}`];
  });
  const faults = [...new Set(broken.map(describeFault)), ...further];
  if (isValid && faults.length === 0) return value;
  throw new SettingsError(faults);
}

type Place = Pick<Location, 'href' | 'origin' | 'pathname'>;

/** What the schema can not say of a setting: what is wrong with it, if anything is. */
const checks: Record<string, (given: string, page: Place) => string | undefined> = {
  '/baseUrl': baseFault,
  '/resourcesUrl': folderFault,
  '/analytics/apiHost': hostFault,
  '/language': languageFault,
  '/dateLocale': languageFault,
};

/** A page that does not lie below the base would match no route. */
function baseFault(given: string, page: Place): string | undefined {
  const base = parsedUrl(given || '/', page.href);
  const folder = base?.pathname.replace(/\/?$/, '/') ?? '';
  if (base?.origin !== page.origin || !`${page.pathname}/`.startsWith(folder)) {
    return `does not hold this page, ${page.href}`;
  }
  return queryFault(given);
}

function folderFault(given: string, page: Place): string | undefined {
  return parsedUrl(given, page.href) ? queryFault(given) : 'is no address';
}

/** A path would follow it at once. */
function queryFault(given: string): string | undefined {
  return /[?#]/.test(given) ? 'has a query or a fragment' : undefined;
}

/** Without a scheme, a host's name would be a path of the product. */
function hostFault(given: string, page: Place): string | undefined {
  return /^(https?:\/)?\//.test(given) ? folderFault(given, page) : 'is no address';
}

/** What the browser can name, and format numbers and dates in: without extensions, which are no part of a language. */
function languageFault(given: string): string | undefined {
  try {
    new Intl.DisplayNames('en', { type: 'language' }).of(given);
    return undefined;
  } catch {
    return 'is no language tag';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SettingsError([`The block "app-settings" is not JSON: ${(error as Error).message}`]);
  }
}

/**
 * Of a failed choice the parts are reported, not that none of them matched; and not the part `null`, where what was given
 * was meant for the other one.
 */
function isCause({ keyword, instancePath, params }: SettingsFault, value: unknown): boolean {
  return (
    keyword !== 'oneOf' && !(params['type'] === 'null' && isRecord(memberAt(value, instancePath)))
  );
}

function memberAt(value: unknown, path: string): unknown {
  return path
    .split('/')
    .slice(1)
    .reduce((whole, name) => (isRecord(whole) ? whole[name] : undefined), value);
}

/** The name of a setting by its path: `analytics.apiHost`. */
function nameOf(path: string): string {
  return path.slice(1).replaceAll('/', '.');
}

function describeFault(fault: SettingsFault): string {
  const name = nameOf(fault.instancePath);
  const missing = fault.params['missingProperty'];
  if (typeof missing === 'string') return `${[name, missing].filter(Boolean).join('.')} is missing`;
  return `${name || 'The block "app-settings"'} ${fault.message}${listAllowed(fault)}`;
}

function listAllowed(fault: SettingsFault): string {
  const allowed = fault.params['allowedValues'];
  return Array.isArray(allowed) ? `: ${allowed.join(', ')}` : '';
}
