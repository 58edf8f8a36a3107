import { removeSessionCookie, sessionCookie } from '../handlers/session.ts';
import { setCookie } from '../http/cookies.ts';
import { languages } from '../translations/languages.ts';
import { testLanguage } from '../translations/test-language.ts';
import { isStaff } from '../world/accounts.ts';
import type { World } from '../world/world.ts';
import type { PageSettings } from '../world/world-controls.ts';
import { type Control, refuseField, takeFields } from './control.ts';

export const pageLanguages: readonly string[] = [...languages, testLanguage];

/** The caller, and the switches of the caller's world. */
export const describeWorld: Control = ({ context: { world, account, sessionToken, now } }) => {
  const { clock, latencyMs, ...switches } = world.controls;
  return {
    as: account?.email ?? null,
    impersonatedBy: world.impersonation(sessionToken, now)?.by.email ?? null,
    clock: clock?.toISOString() ?? null,
    latencyMs: latencyMs ?? null,
    ...switches,
    next: world.controls.next,
  };
};

const emailOrNull = { type: ['string', 'null'] };

/** Logs an account in without its password, or logs the caller out. */
export const changeSession = takeFields<{ as: string | null; impersonatedBy?: string | null }>(
  { as: emailOrNull, impersonatedBy: emailOrNull },
  ['as'],
  ({ as, impersonatedBy }, { context: { world, sessionToken, basePath, now, userAgent } }) => {
    const account = as === null ? undefined : findAccount(world, 'as', as);
    const staff =
      account && impersonatedBy ? findAccount(world, 'impersonatedBy', impersonatedBy) : undefined;
    if (staff && !isStaff(staff)) refuseField('impersonatedBy', 'Must be the address of staff.');
    world.sessions.end(sessionToken);
    let cookie = removeSessionCookie(basePath);
    if (account) {
      const token = world.startSession(staff ?? account, { now, userAgent });
      if (staff) world.sessions.view(token, account.id, now);
      cookie = setCookie(sessionCookie, token, { path: basePath || '/' });
    }
    return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
  },
);

function findAccount(world: World, field: string, email: string) {
  return world.users.byEmail(email) ?? refuseField(field, 'There is no account with this address.');
}

const booleanOrNull = { type: ['boolean', 'null'] };

interface Settings {
  language?: string | null;
  use24hTimes?: boolean | null;
  debugMode?: boolean | null;
  errorReporting?: boolean | null;
  cloudSources?: boolean | null;
  calendarDefaults?: PageSettings['calendarDefaults'] | null;
}

/** Overrides the hosting page's settings; null restores a default. */
export const changeSettings = takeFields<Settings>(
  {
    language: { enum: [...pageLanguages, null] },
    use24hTimes: booleanOrNull,
    debugMode: booleanOrNull,
    errorReporting: booleanOrNull,
    cloudSources: booleanOrNull,
    calendarDefaults: {
      type: ['object', 'null'],
      properties: {
        weekStart: { type: 'integer', minimum: 0, maximum: 6 },
        hideWeekend: { type: 'boolean' },
      },
      required: ['weekStart', 'hideWeekend'],
      additionalProperties: false,
    },
  },
  [],
  ({ errorReporting, cloudSources, ...settings }, { context: { world } }) => {
    const { controls } = world;
    if (errorReporting !== undefined) controls.errorReporting = errorReporting ?? false;
    if (cloudSources !== undefined) controls.cloudSources = cloudSources ?? false;
    const { language } = settings;
    const dateLocale = language === testLanguage ? 'en' : language;
    const changes = language === undefined ? settings : { ...settings, dateLocale };
    controls.settings = withoutNulls({ ...controls.settings, ...changes });
  },
);

function withoutNulls(settings: object): PageSettings {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
}
