interface LoginParameters {
  /** Where to go after the login. */
  targetPath?: string | undefined;
  /** The address to log in with. */
  email?: string | undefined;
  /** Whether the address can be changed; without it, a given one is read-only. */
  edit?: boolean | undefined;
}

/** What the link to log out stands on, so that the visitor comes back to it. */
interface LogoutParameters {
  calendarKey?: string | undefined;
  calendarId?: string | undefined;
}

/** Every page of the product, relative to the base URL (product specification, section 2). */
export const paths = {
  home: () => '/',
  login: ({ targetPath, email, edit }: LoginParameters = {}) =>
    withQuery('/login', { email, edit: edit ? 'true' : undefined, _target_path: targetPath }),
  register: ({ targetPath, email }: Omit<LoginParameters, 'edit'> = {}) =>
    withQuery('/register', { email, _target_path: targetPath }),
  logout: ({ calendarKey, calendarId }: LogoutParameters = {}) =>
    withQuery('/logout', { calendarKey, calendarId }),
  dashboard: ({ query }: { query?: string } = {}) => withQuery('/user/dashboard', { query }),
  profile: () => '/user/profile/edit',
  devices: () => '/user/security/devices',
  notifications: () => '/user/notifications',
  avatar: () => '/user/avatar',
  admin: () => '/admintool96',
  debug: () => '/debug',
  calendarByKey: (key: string) => `/${encodeURIComponent(key)}`,
  calendarByIdentifier: (identifier: string) => `/c/${encodeURIComponent(identifier)}`,
  eventPointer: (pointer: string) => `/events/pointer/${encodeURIComponent(pointer)}`,
} as const;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
