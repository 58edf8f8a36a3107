import type { components } from '#generated/app/types.ts';
import { defaultTimeZone, type UserRecord } from '../seed/user-record.ts';
import { findZone } from '../time/zones.ts';

export type Registration = components['schemas']['RegistrationRequest'];

/** Returns a registration's facts about its user: name and password, and the initial language and formats. */
export function registeredFacts({
  name,
  password,
  language = 'en',
  date_locale: dateLocale = language,
  use_24h_times: use24hTimes = null,
  time_zone: zone = defaultTimeZone,
}: Registration): Pick<
  UserRecord,
  'name' | 'password' | 'language' | 'dateLocale' | 'use24hTimes' | 'timeZone'
> {
  const timeZone = findZone(zone) ? zone : defaultTimeZone;
  return { name: name.trim(), password, language, dateLocale, use24hTimes, timeZone };
}
