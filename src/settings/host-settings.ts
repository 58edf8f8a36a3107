import validate, { type SettingsFault } from '#generated/app/host-settings-validator.js';
import type { components } from '#generated/app/types.ts';

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
 * @throws SettingsError when the block is missing, is not JSON, or breaks the contract.
 */
export function parseHostSettings(text: string | null | undefined): HostSettings {
  if (!text) throw new SettingsError(['The block "app-settings" is missing from the page.']);
  const value = parseJson(text);
  if (!validate(value)) {
    throw new SettingsError([
      ...new Set((validate.errors ?? []).filter(isCause).map(describeFault)),
    ]);
  }
  const faults = (['language', 'dateLocale'] as const).filter((name) => !isLanguage(value[name]));
  if (faults.length === 0) return value;
  throw new SettingsError(faults.map((name) => `${name} "${value[name]}" is no language tag`));
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
