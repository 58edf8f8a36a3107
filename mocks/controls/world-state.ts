import type { CallContext } from '../handlers/registry.ts';
import { removeSessionCookie, sessionCookie } from '../handlers/session.ts';
import { setCookie } from '../http/cookies.ts';
import { hostSettings, visitorWishes } from '../page/host-settings.ts';
import { demoAccounts } from '../seed/accounts.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { languages } from '../translations/languages.ts';
import { testLanguage } from '../translations/test-language.ts';
import { isStaff } from '../world/accounts.ts';
import type { World } from '../world/world.ts';
import type { Control } from './control.ts';
import { aBoolean, choice, FieldError, kind, orNull, readFields } from './fields.ts';

const pageLanguages = [...languages, testLanguage];

const mostLatencyMs = 60_000;

const anAddress = kind('the address of an account', (value) =>
  typeof value === 'string' ? value : undefined,
);

/** The switches of the caller's world, with the choices for each. */
export const describeWorld: Control = ({ context }) => {
  const { world, account, sessionToken, now } = context;
  const { clock, latencyMs, offline, settings, errorReporting, cloudSources, next } =
    world.controls;
  const impersonator = world.impersonation(sessionToken, now)?.by;
  return Response.json({
    as: account?.email ?? null,
    impersonatedBy: impersonator?.email ?? null,
    language: settings.language ?? null,
    use24hTimes: settings.use24hTimes ?? null,
    debugMode: settings.debugMode ?? null,
    errorReporting,
    cloudSources,
    clock: clock?.toISOString() ?? null,
    latencyMs: latencyMs ?? null,
    offline,
    next,
    shown: shownSettings(context),
    choices: {
      accounts: accountChoices(world, [account, impersonator]),
      languages: pageLanguages,
    },
  });
};

/** The caller's settings on the hosting page, from the controls or the user's profile. */
function shownSettings({ world, account, basePath }: CallContext) {
  const chosen = world.controls.settings;
  const wishes = account ?? visitorWishes(chosen.language ?? 'en');
  const merged = { ...hostSettings(basePath, null, { wishes }), ...chosen };
  const { language, dateLocale, use24hTimes, debugMode } = merged;
  return { language, dateLocale, use24hTimes, debugMode };
}

/** The demo accounts in their current state, followed by new or changed users and the callers. */
function accountChoices(
  { users }: World,
  callers: readonly (UserRecord | undefined)[],
): { email: string; name: string; isStaff: boolean }[] {
  const people = [
    ...demoAccounts.map(({ id }) => users.get(id)),
    ...users.listChanged(),
    ...callers,
  ];
  const ids = new Set(people.flatMap((person) => person?.id ?? []));
  return [...ids]
    .flatMap((id) => users.get(id) ?? [])
    .filter(({ state }) => state !== 'deleted')
    .map((user) => ({ email: user.email, name: user.name, isStaff: isStaff(user) }));
}

/** Logs an account in without its password, or logs the caller out. */
export const changeSession: Control = async ({ context }, request) => {
  const { world, sessionToken, basePath, now, userAgent } = context;
  const fields = await readFields(
    request,
    { as: orNull(anAddress), impersonatedBy: orNull(anAddress) },
    ['as'],
  );
  const account = fields.as == null ? undefined : findAccount(world, 'as', fields.as);
  const impersonator =
    fields.impersonatedBy == null
      ? undefined
      : findAccount(world, 'impersonatedBy', fields.impersonatedBy);
  if (impersonator && !(account && isStaff(impersonator))) {
    const message = 'Must be the address of staff, who views the product as somebody.';
    throw new FieldError([{ field: 'impersonatedBy', message }]);
  }
  world.sessions.end(sessionToken);
  if (!account) return succeed({ 'set-cookie': removeSessionCookie(basePath) });
  const token = world.startSession(impersonator ?? account, { now, userAgent });
  if (impersonator) world.sessions.view(token, account.id, now);
  return succeed({ 'set-cookie': setCookie(sessionCookie, token, { path: basePath || '/' }) });
};

/** Overrides the hosting page's settings; null restores a default. */
export const changeSettings: Control = async ({ context: { world } }, request) => {
  const { language, errorReporting, cloudSources, ...others } = await readFields(request, {
    language: orNull(choice(pageLanguages)),
    use24hTimes: orNull(aBoolean),
    debugMode: orNull(aBoolean),
    errorReporting: orNull(aBoolean),
    cloudSources: orNull(aBoolean),
  });
  const dateLocale = language === testLanguage ? 'en' : language;
  const { controls } = world;
  if (errorReporting !== undefined) controls.errorReporting = errorReporting ?? false;
  if (cloudSources !== undefined) controls.cloudSources = cloudSources ?? false;
  controls.settings = Object.fromEntries(
    Object.entries({
      ...controls.settings,
      ...(language === undefined ? {} : { language, dateLocale }),
      ...others,
    }).filter(([, value]) => value !== null),
  );
  return succeed();
};

/** Freezes or resumes the time. */
export const setClock: Control = async ({ context: { world } }, request) => {
  const aTime = kind('a date and time as in 2026-03-02T08:15:00Z', (value) =>
    typeof value === 'string' && isTime(value) ? new Date(value) : undefined,
  );
  const { now } = await readFields(request, { now: orNull(aTime) }, ['now']);
  world.controls.clock = now ?? undefined;
  return succeed();
};

/** Slows down every call of the world. */
export const setLatency: Control = async ({ context: { world } }, request) => {
  const milliseconds = kind(`a whole number from 0 to ${mostLatencyMs}`, (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostLatencyMs
      ? Number(value)
      : undefined,
  );
  const { ms } = await readFields(request, { ms: orNull(milliseconds) }, ['ms']);
  world.controls.latencyMs = ms ?? undefined;
  return succeed();
};

/** Cuts off the world's calls, or restores them. */
export const setOffline: Control = async ({ context: { world } }, request) => {
  const { offline = false } = await readFields(request, { offline: aBoolean }, ['offline']);
  world.controls.offline = offline;
  return succeed();
};

export const resetWorld: Control = ({ worlds, context: { world } }) => {
  worlds.forget(world.id);
  return succeed();
};

function findAccount(world: World, field: string, email: string) {
  const account = world.users.byEmail(email);
  if (account) return account;
  throw new FieldError([{ field, message: 'There is no account with this address.' }]);
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));
}

function succeed(headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 204, headers });
}
