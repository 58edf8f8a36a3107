/** Every page of the product, relative to the base URL (product specification, section 2). */
export const paths = {
  home: () => '/',
  login: ({ targetPath }: { targetPath?: string | undefined } = {}) =>
    withQuery('/login', { _target_path: targetPath }),
  register: ({ targetPath }: { targetPath?: string | undefined } = {}) =>
    withQuery('/register', { _target_path: targetPath }),
  logout: () => '/logout',
  dashboard: ({ query }: { query?: string } = {}) => withQuery('/user/dashboard', { query }),
  admin: () => '/admintool96',
  calendarByKey: (key: string) => `/${encodeURIComponent(key)}`,
  calendarByIdentifier: (identifier: string) => `/c/${encodeURIComponent(identifier)}`,
} as const;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
