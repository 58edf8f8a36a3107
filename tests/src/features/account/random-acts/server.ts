import { control } from '#tests/setup/mock-controls.ts';

/** What the account pages show of a user, as the server has it. */
const reads = [
  '/user/profile',
  '/user/two-factor',
  '/user/devices',
  '/user/notification-settings',
  '/user/calendars',
];

/** All that the server knows of a user, who is then logged in again if the session had ended. */
export async function readServer(email: string): Promise<string> {
  if (!(await isLoggedIn(email))) await control('session', { as: email });
  const answers = await Promise.all(reads.map((path) => send('GET', path)));
  return JSON.stringify(await Promise.all(answers.map((answer) => answer.json())));
}

export async function hasSession(): Promise<boolean> {
  return (await send('GET', '/user/profile')).ok;
}

async function isLoggedIn(email: string): Promise<boolean> {
  const answer = await send('GET', '/user/profile');
  if (!answer.ok) return false;
  const { emails }: { emails: { email: string; primary: boolean }[] } = await answer.json();
  return emails.some((address) => address.primary && address.email === email);
}

/** The user's own change in another tab, but not of the name, which the header knows from the hosting page. Some are refused, because the page's own acts came first. */
export async function changeElsewhere(value: number): Promise<string> {
  const changes: [name: string, method: string, path: string, body?: object][] = [
    ['adds an address', 'POST', '/user/profile/emails', { email: `tab-${value}@example.com` }],
    ['logs out all others', 'DELETE', '/user/devices'],
    ['ends all mails', 'POST', '/user/notification-settings/unsubscription'],
    ['asks for a secret', 'POST', '/user/two-factor/setup'],
    ['turns codes on', 'POST', '/user/two-factor/activation', { code: '123456' }],
    ['turns codes off', 'POST', '/user/two-factor/deactivation', { code: '123456' }],
    ['removes an address', 'DELETE', `/user/profile/emails/${1 + (value % 5)}`],
  ];
  const chosen = changes[value % changes.length];
  if (!chosen) throw new Error('There are no changes.');
  const [name, method, path, body] = chosen;
  await send(method, path, body);
  return name;
}

/** Strings as addresses, so that the network of the page does not count these calls as its own. */
function send(method: string, path: string, body?: object): Promise<Response> {
  return fetch(window.location.origin + path, {
    method,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
