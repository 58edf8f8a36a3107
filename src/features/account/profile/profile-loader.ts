import type { LoaderFunctionArgs } from 'react-router-dom';
import { type GetProfileData, getProfile } from '#generated/app/account/fetchers.ts';
import { listCalendars } from '#generated/app/calendars/fetchers.ts';
import { getTwoFactor } from '#generated/app/security/fetchers.ts';
import { loadLater, requireLoaded } from '#src/api/loaded.ts';

export type Profile = GetProfileData;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const twoFactor = loadLater(getTwoFactor({}, { signal }), signal);
  const calendars = loadLater(listCalendars({}, { signal }), signal);
  const profile = requireLoaded(await getProfile({}, { signal }), signal);
  return { profile, twoFactor, calendars };
}
