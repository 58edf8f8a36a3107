const places = [
  'Northgate',
  'Lindenhof',
  'Århus',
  'São Bento',
  'Kraków',
  'Öresund',
  'Montmartre',
  'Šumava',
  'Cardiff',
  'Nagasaki',
  'Vladimir',
  'Thessaloniki',
  'Ankara',
  'Győr',
  'Salerno',
  'Novi Sad',
] as const;
const kinds = [
  'Clinic',
  'School',
  'Sailing Union',
  'Theatre',
  'Logistics',
  'Parish',
  'Veterinary Practice',
  'Music Academy',
  'Film Studios',
  'Fire Brigade',
  'Car Sharing',
  'Bakery',
  'University',
  'Engineering',
  'Volunteers',
] as const;

/** A name for each of the first 240 organizations. */
export function organizationName(index: number): string {
  const kind = kinds[index % kinds.length];
  // The lengths have no common divisor, so every pair occurs once.
  return `${places[index % places.length]} ${kind}`;
}
