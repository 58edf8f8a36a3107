import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { calendar, loginRules, newData, profileRules, wrongFields } from './data.ts';

/**
 * A small server in plain Node that implements ten operations of the app's document, with three planted mistakes: a
 * removed device can be removed again, the list has its own date format, and asking whether the session is impersonated
 * needs no login.
 */
export function otherServer(): Server {
  const data = newData();
  const sessions = new Set<string>();

  return createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const call: Call = { request, response, query: searchParams, data, sessions };
    const device = /^\/user\/devices\/([^/]+)$/.exec(pathname);
    const path = device ? '/user/devices/{deviceId}' : pathname;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const route = routes[`${method} ${path}`];
    if (!route) return notRouted(call, path);
    const refusal = refuse(call, route);
    if (refusal) return failed(call, ...refusal);
    const body = route.takesBody ? await readBody(request) : undefined;
    const unreadable = unreadableBodies.get(body);
    if (unreadable) return failed(call, ...unreadable);
    return route.answer(call, body, device?.[1] ?? '');
  });
}

const mostBytes = 20 * 1024 * 1024;
const unreadableBodies = new Map<unknown, [status: number, id: string]>([
  ['wrong type', [415, 'unsupported_media_type']],
  ['broken', [400, 'malformed_request']],
  ['too large', [413, 'request_too_large']],
]);

function refuse(
  { request, sessions, data }: Call,
  { isOpen }: Route,
): [number, string] | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && request.headers['x-requested-with'] !== 'XMLHttpRequest') {
    return [403, 'cross_site_request'];
  }
  if (!sessions.has(readSession(request))) return isOpen ? undefined : [401, 'login_required'];
  const shownUser = request.headers['x-user-id'];
  const isOtherUser = shownUser !== undefined && shownUser !== String(data.profile.id);
  return isOtherUser ? [409, 'user_changed'] : undefined;
}

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
  readonly data: ReturnType<typeof newData>;
  readonly sessions: Set<string>;
}

interface Route {
  readonly isOpen?: boolean;
  readonly takesBody?: boolean;
  readonly answer: (call: Call, body: unknown, parameter: string) => void;
}

const routes: Readonly<Record<string, Route>> = {
  'POST /login': { isOpen: true, takesBody: true, answer: logIn },
  'GET /logout': { isOpen: true, answer: logOut },
  'GET /user/profile': { answer: (call) => done(call, 200, call.data.profile) },
  'PATCH /user/profile': { takesBody: true, answer: changeProfile },
  'GET /user/calendars': { answer: (call) => done(call, 200, { results: [calendar] }) },
  'GET /user/devices': { answer: listDevices },
  'DELETE /user/devices/{deviceId}': { answer: removeDevice },
  'GET /user/two-factor': {
    answer: (call) => done(call, 200, { active: false, enabled_at: null, backup_codes_left: 0 }),
  },
  // The first mistake: `isOpen`.
  'GET /is-impersonated': {
    isOpen: true,
    answer: (call) => done(call, 200, { is_impersonated: false }),
  },
  'GET /news': { isOpen: true, answer: listNews },
};

function logIn(call: Call, body: unknown) {
  const wrong = wrongFields(body, loginRules, ['email', 'password', 'stay_logged_in']);
  if ((call.query.get('_target_path') ?? '').length > 2000) wrong.push('_target_path');
  if (wrong.length > 0) return invalid(call, wrong);
  const { email, password } = body as { email: string; password: string };
  if (email !== 'petra@example.com' || password !== 'take off')
    return failed(call, 401, 'login_failed');
  const session = randomUUID();
  call.sessions.add(session);
  const { id, name, avatar_type, avatar_url, two_fa_active } = call.data.profile;
  const user = { id, name, avatar_type, avatar_url, two_fa_active, roles: ['ROLE_USER'] };
  const cookie = `session=${session}; Path=/; HttpOnly; SameSite=Lax`;
  return done(call, 200, { user, target_path: '/user/dashboard' }, { 'set-cookie': cookie });
}

function logOut(call: Call) {
  call.sessions.delete(readSession(call.request));
  const gone = 'session=; Path=/; Max-Age=0';
  return done(call, 303, undefined, { location: '/login', 'set-cookie': gone });
}

function changeProfile(call: Call, body: unknown) {
  const wrong = wrongFields(body, profileRules, []);
  if (Object.keys(Object(body)).length === 0) wrong.push('body');
  if (wrong.length > 0) return invalid(call, wrong);
  Object.assign(call.data.profile, body);
  return done(call, 200, call.data.profile);
}

function listDevices(call: Call) {
  const { devices, removed } = call.data;
  const results = devices
    .filter(({ id }) => !removed.has(id))
    // The second mistake: a date in one country's format.
    .map((one) => ({ ...one, last_seen_at: '1 Feb 2026' }));
  return done(call, 200, { results });
}

function removeDevice(call: Call, _: unknown, parameter: string) {
  if (!/^[1-9]\d*$/.test(parameter)) return invalid(call, ['deviceId']);
  const found = call.data.devices.find(({ id }) => id === Number(parameter));
  if (!found) return failed(call, 404, 'not_found');
  if (found.current) return failed(call, 409, 'conflict');
  // The third mistake: an already removed device is not a 404.
  call.data.removed.add(found.id);
  return done(call, 204);
}

function listNews(call: Call) {
  const language = call.query.get('language');
  const isKnown =
    !language || (/^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$/.test(language) && language.length <= 35);
  return isKnown ? done(call, 200, { results: [] }) : invalid(call, ['language']);
}

function notRouted(call: Call, path: string) {
  const isKnown = Object.keys(routes).some((route) => route.endsWith(` ${path}`));
  return isKnown ? failed(call, 405, 'method_not_allowed') : failed(call, 404, 'not_found');
}

function invalid(call: Call, fields: readonly string[]) {
  return failed(call, 422, 'validation_error', fields);
}

function failed(call: Call, status: number, id: string, fields: readonly string[] = []) {
  const details = fields.map((field) => ({ field, message: 'This is not right.' }));
  const error = { id, title: 'Not possible', message: 'This was not possible.' };
  return done(call, status, { error: fields.length > 0 ? { ...error, details } : error });
}

function done(
  { response }: Call,
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-request-id': randomUUID(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function readSession({ headers }: IncomingMessage): string {
  return /(?:^|;\s*)session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length > mostBytes) return 'too large';
  const text = bytes.toString('utf8');
  if (text === '') return undefined;
  if (!request.headers['content-type']?.startsWith('application/json')) return 'wrong type';
  try {
    return JSON.parse(text);
  } catch {
    return 'broken';
  }
}
