/** The other server's data, written by hand and independent of the mock service. */

const languages =
  'en cs da de es fi fr hr hu it ja nb nl pl pt ro ru sk sl sr sv tr zh-cn zh-tw'.split(' ');

interface Profile {
  readonly id: number;
  name: string;
  language: string;
  date_locale: string;
  use_24h_times: boolean | null;
  readonly avatar_type: string;
  readonly avatar_url: string | null;
  readonly two_fa_active: boolean;
  readonly security_check: object;
  readonly emails: readonly object[];
}

export function newData() {
  const profile: Profile = {
    id: 4,
    name: 'Petra Pilot',
    language: 'en',
    date_locale: 'en',
    use_24h_times: true,
    avatar_type: 'initial',
    avatar_url: null,
    two_fa_active: false,
    security_check: { checked_at: null, is_due: false },
    emails: [
      { id: 9, email: 'petra@example.com', primary: true, verified_at: '2024-05-02T10:00:00Z' },
    ],
  };
  return {
    profile,
    devices: [
      device(31, 'Firefox on Linux', true),
      device(32, 'Chrome on Windows', false),
      device(33, 'Safari on Mac', false),
    ],
    /** Devices that were already removed. */
    removed: new Set<number>(),
  };
}

function device(id: number, name: string, current: boolean) {
  return {
    id,
    name,
    kind: 'computer',
    platform: 'web',
    place: null,
    push: false,
    first_seen_at: '2025-01-09T12:00:00Z',
    last_seen_at: '2026-02-01T12:00:00Z',
    current,
  };
}

export const calendar = {
  id: 5,
  identifier: 'p1lot5',
  title: 'Pilots',
  key: null,
  role: 'owner',
  active: true,
  license: 'intro',
  organization_name: null,
  owner: { id: 4, name: 'Petra Pilot' },
  last_opened_at: null,
  created_at: '2024-05-02T10:00:00Z',
  pinned: false,
  pin_place: null,
  remove_url: '/user/calendars/5/remove?token=b17a',
};

type Rule = (value: unknown) => boolean;

const text =
  (least: number, most: number): Rule =>
  (value) =>
    typeof value === 'string' && [...value].length >= least && [...value].length <= most;
const truth: Rule = (value) => typeof value === 'boolean';
const language: Rule = (value) => typeof value === 'string' && languages.includes(value);

export const loginRules: Record<string, Rule> = {
  email: text(3, 254),
  password: text(1, 200),
  stay_logged_in: truth,
  code: text(6, 20),
};

export const profileRules: Record<string, Rule> = {
  name: (value) => text(1, 120)(value) && /\S/.test(String(value)),
  language,
  date_locale: language,
  use_24h_times: (value) => value === null || truth(value),
};

/** The names of missing, unknown or invalid fields. */
export function wrongFields(
  body: unknown,
  rules: Record<string, Rule>,
  required: readonly string[],
): string[] {
  const given = Object.entries(Object(body));
  const missing = required.filter((name) => !Object.hasOwn(Object(body), name));
  return [
    ...missing,
    ...given.filter(([name, value]) => !rules[name]?.(value)).map(([name]) => name),
  ];
}
