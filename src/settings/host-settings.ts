import { hostSettingsSchema } from '#generated/app/host-settings-schema.ts';
import type { components } from '#generated/app/types.ts';
import { isRecord } from '#src/util/is-record.ts';
import { parsedUrl } from '#src/util/parsed-url.ts';
import { schemaErrors } from './schema-errors.ts';

/** The settings in the hosting page (product specification, section 1; schema `HostSettings`). */
export type HostSettings = components['schemas']['HostSettings'];

/** The hosting page's settings are unusable; the message names every error at once. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(`The page's settings are not usable:\n${errors.map((error) => `– ${error}`).join('\n')}`);
    this.errors = errors;
  }
}

/**
 * Parses the hosting page's settings block; unknown settings are ignored.
 * @param page is the page that will use them.
 * @throws SettingsError if the block is missing, is not JSON, violates the contract, or belongs to another page.
 */
export function parseHostSettings(
  text: string | null | undefined,
  page: Place = window.location,
): HostSettings {
  if (!text) throw new SettingsError(['The block "app-settings" is missing from the page.']);
  const value = parseJson(text);
  const violations = schemaErrors(hostSettingsSchema, value);
  const further = Object.entries(checks).flatMap(([name, findProblem]) => {
    const setting = memberAt(value, name);
    const isBroken = violations.some((error) => error.name === name);
    const problem =
      typeof setting === 'string' && !isBroken ? findProblem(setting, page) : undefined;
    return problem === undefined ? [] : [{ name: `${name} "${setting}"`, problem }];
  });
  const errors = [...violations, ...further];
  if (errors.length > 0) {
    throw new SettingsError(
      errors.map(({ name, problem }) => `${name || 'The block "app-settings"'} ${problem}`),
    );
  }
  // The schema and the type are generated from the same document.
  return value as HostSettings;
}

type Place = Pick<Location, 'href' | 'origin' | 'pathname'>;

/** Checks that the schema cannot express. Each returns what is wrong with a setting, or undefined. */
const checks: Record<string, (setting: string, page: Place) => string | undefined> = {
  baseUrl: baseError,
  resourcesUrl: folderError,
  'analytics.apiHost': hostError,
  language: languageError,
  dateLocale: languageError,
};

/** A page outside the base would match no route. */
function baseError(setting: string, page: Place): string | undefined {
  const base = parsedUrl(setting || '/', page.href);
  const folder = base?.pathname.replace(/\/?$/, '/') ?? '';
  if (base?.origin !== page.origin || !`${page.pathname}/`.startsWith(folder)) {
    return `does not contain this page, ${page.href}`;
  }
  return queryError(setting);
}

function folderError(setting: string, page: Place): string | undefined {
  return parsedUrl(setting, page.href) ? queryError(setting) : 'is not an address';
}

/** Paths are appended directly. */
function queryError(setting: string): string | undefined {
  return /[?#]/.test(setting) ? 'has a query or a fragment' : undefined;
}

/** Without a scheme, a host name would be treated as a path. */
function hostError(setting: string, page: Place): string | undefined {
  return /^(https?:\/)?\//.test(setting) ? folderError(setting, page) : 'is not an address';
}

/** Language, script and region only: extensions begin with a single-character subtag and do not name a language. */
function languageError(setting: string): string | undefined {
  try {
    // `Intl.DisplayNames` checks the same, but takes a fifth of a second on a slow phone.
    new Intl.Locale(setting);
    return /(^|-).(-|$)/.test(setting) ? 'is not a language tag' : undefined;
  } catch {
    return 'is not a language tag';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`The block "app-settings" is not JSON: ${reason}`]);
  }
}

function memberAt(value: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce((whole, member) => (isRecord(whole) ? whole[member] : undefined), value);
}
