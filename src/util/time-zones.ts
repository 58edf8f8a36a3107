/**
 * Browsers list some time zones by names that places had before 1993 or before they were renamed; people look for the
 * names that they use today. Both mean the same everywhere.
 */
const renamedZones: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** The name of a time zone that is in use today, if this browser knows it. */
export function currentZone(zone: string): string {
  const current = renamedZones[zone];
  return current !== undefined && isSupported(current) ? current : zone;
}

/** The time zone of the device. */
export function deviceZone(): string {
  return currentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** All time zones that the browser knows by their names of today, in order, and others that it may not know. */
export function listZones(otherZones: readonly string[]): readonly string[] {
  const knownZones = Intl.supportedValuesOf('timeZone').map(currentZone);
  return [...new Set([...knownZones, ...otherZones])].sort();
}

/** A time zone's name as people write it: "America/New York". */
export function writeZone(zone: string): string {
  return currentZone(zone).replaceAll('_', ' ');
}

function isSupported(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
