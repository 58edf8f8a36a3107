import type { KnownDevice } from '../seed/user-record.ts';

const browsers = [
  [/\bEdg\//, 'Edge'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrom(e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b/, 'macOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
] as const;

/** Names a device from the browser's `User-Agent` in everyday words. */
export function browserDevice(
  userAgent: string | null,
): Pick<KnownDevice, 'name' | 'kind' | 'place' | 'platform' | 'push'> {
  const text = userAgent ?? '';
  const browser = browsers.find(([pattern]) => pattern.test(text))?.[1] ?? 'Browser';
  const [, system, kind] = systems.find(([pattern]) => pattern.test(text)) ?? [];
  return {
    name: system === undefined ? browser : `${browser} on ${system}`,
    kind: kind ?? 'computer',
    place: null,
    platform: 'web',
    push: false,
  };
}
