import { dayMs, recently, storyTime } from './moment.ts';
import { pickCyclically } from './pick-cyclically.ts';
import type { KnownDevice, UserRecord } from './user-record.ts';

/** Olivia's, as in the documents' examples. */
const oliviasDevices: readonly KnownDevice[] = [
  {
    id: 11,
    name: 'Calendar app on iPhone',
    kind: 'phone',
    place: 'Lausanne, Switzerland',
    platform: 'ios',
    push: true,
    first_seen_at: storyTime('2025-09-14T17:05:00Z'),
    last_seen_at: storyTime('2026-03-02T07:30:00Z'),
  },
  {
    id: 12,
    name: 'Safari on iPad',
    kind: 'tablet',
    place: 'Lyon, France',
    platform: 'web',
    push: false,
    first_seen_at: storyTime('2025-06-20T18:00:00Z'),
    last_seen_at: storyTime('2026-02-21T20:41:00Z'),
  },
];

const kinds = [
  { name: 'Calendar app on iPhone', kind: 'phone', platform: 'ios' },
  { name: 'Calendar app on Android', kind: 'phone', platform: 'android' },
  { name: 'Chrome on Windows', kind: 'computer', platform: 'web' },
] as const;

/** Not every network address has a known location. */
const places = [
  'Hamburg, Germany',
  'Lyon, France',
  null,
  'Valencia, Spain',
  'Osaka, Japan',
  'Bristol, United Kingdom',
  'Portland, United States',
] as const;

/** The initial devices of a user in the demo data: none to two, of which the first may receive push messages. */
export function seededDevices({
  id: userId,
  state,
  lastLoginAt,
}: Pick<UserRecord, 'id' | 'state' | 'lastLoginAt'>): readonly KnownDevice[] {
  if (state === 'deleted' || lastLoginAt === null) return [];
  if (userId === 1) return oliviasDevices;
  return Array.from({ length: userId % 3 }, (_, index) => ({
    id: userId * 10 + index + 1,
    ...(index === 0 ? pickCyclically(kinds.slice(0, 2), userId) : kinds[2]),
    place: pickCyclically(places, userId + index),
    push: index === 0 && userId % 5 !== 0,
    first_seen_at: -(31 + (userId % 300)) * dayMs + index * 7919_000,
    last_seen_at: recently(userId * 3 + index, 30 * dayMs),
  }));
}
