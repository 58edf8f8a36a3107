import type { LoaderFunctionArgs } from 'react-router-dom';
import { getProfile, getTwoFactor, listDevices } from '#generated/app/fetchers.ts';
import { loaded, loadLater } from '#src/api/loaded.ts';

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const twoFactor = loadLater(getTwoFactor({}, { signal }), signal);
  const devices = loadLater(listDevices({}, { signal }), signal);
  const profile = loaded(await getProfile({}, { signal }), signal);
  return { profile, twoFactor, devices };
}
