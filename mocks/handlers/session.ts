import { pageAt } from '#generated/app/pages.ts';
import { setCookie } from '../http/cookies.ts';
import { errorBody } from '../http/errors.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { shownAccount } from '../world/accounts.ts';
import { acceptsCode } from './account-call.ts';
import type { Call, Handlers, OperationId } from './handler.ts';
import { forgetAttempts, noteAttempt, refuseHaste } from './limits.ts';
import { safeTargetPath } from './target-path.ts';

/** The cookie that the documents name as their security scheme. */
export const sessionCookie = 'session';

const stayLoggedInSeconds = 30 * 24 * 60 * 60;

export const sessionCalls = {
  logIn(call) {
    const { email, password, code, stay_logged_in: stay } = call.body;
    const refusal = refuseHaste(call, 'login', email);
    if (refusal) return refusal;
    const { world } = call;
    const account = world.users.byEmail(email);
    if (account?.state !== 'active' || account.password !== password) {
      noteAttempt(call, 'login', email);
      return { status: 401, body: errorBody('login_failed') };
    }
    if (account.twoFactor.active) {
      if (code === undefined) {
        return { status: 401, body: errorBody('two_factor_authentication_code_required') };
      }
      if (!acceptsCode({ world, account }, code)) {
        noteAttempt(call, 'login', email);
        return { status: 401, body: errorBody('code_invalid') };
      }
    }
    forgetAttempts(call, 'login', email);
    return loginAnswer(call, account, stay);
  },

  logOut({ world, sessionToken, basePath, query }) {
    world.sessions.end(sessionToken);
    return {
      status: 303,
      headers: {
        Location: `${basePath}${pageAfterLogout(query)}`,
        'Set-Cookie': removeSessionCookie(basePath),
      },
    };
  },
} satisfies Handlers;

/** Returns the `Set-Cookie` header that removes the session cookie. */
export function removeSessionCookie(basePath: string): string {
  return setCookie(sessionCookie, '', { path: basePath || '/', maxAge: 0 });
}

function pageAfterLogout({ calendarKey, calendarId }: Call<'logOut'>['query']): string {
  const page = pageAt(calendarKey === undefined ? `/c/${calendarId}` : `/${calendarKey}`);
  if (page?.id === 'calendarByKey') return `/${calendarKey}`;
  return page?.id === 'calendarByIdentifier' ? `/c/${calendarId}` : '/login';
}

/** Starts a session, and leads to where the user wanted to go. */
export function loginAnswer(
  { world, now, basePath, sessionToken, userAgent, query }: Call<'logIn' | 'logInWithPasskey'>,
  account: UserRecord,
  stay: boolean,
) {
  world.sessions.end(sessionToken);
  const endsAt = stay ? now.getTime() + stayLoggedInSeconds * 1000 : undefined;
  const cookie = setCookie(sessionCookie, world.startSession(account, { now, endsAt, userAgent }), {
    path: basePath || '/',
    maxAge: stay ? stayLoggedInSeconds : undefined,
  });
  return {
    status: 200,
    headers: { 'Set-Cookie': cookie },
    body: { user: shownAccount(account), target_path: safeTargetPath(query._target_path) },
  } as const;
}

/**
 * Continues the caller's session under a new id and returns its `Set-Cookie` header: no one who knows the old id gains
 * what the session may do from now on.
 */
export function renewedSession({
  world,
  now,
  basePath,
  sessionToken,
}: Pick<Call<OperationId>, 'world' | 'now' | 'basePath' | 'sessionToken'>): string {
  const { token = '', endsAt } = world.sessions.renew(sessionToken, now) ?? {};
  return setCookie(sessionCookie, token, {
    path: basePath || '/',
    maxAge: endsAt && Math.ceil((endsAt - now.getTime()) / 1000),
  });
}
