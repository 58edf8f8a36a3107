import type { LoaderFunctionArgs } from 'react-router-dom';
import { getProfile } from '#generated/app/account/fetchers.ts';
import { getTwoFactor, listDevices, listPasskeys } from '#generated/app/security/fetchers.ts';
import { loadLater, requireLoaded } from '#src/api/loaded.ts';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const twoFactor = loadLater(getTwoFactor({}, { signal }), signal);
  const devices = loadLater(listDevices({}, { signal }), signal);
  const passkeys = loadLater(listPasskeys({}, { signal }), signal);
  const profile = requireLoaded(await getProfile({}, { signal }), signal);
  return { profile, twoFactor, passkeys, devices };
}
