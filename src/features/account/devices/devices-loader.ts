import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  type ListDevicesData,
  listDevices,
  listSupportViews,
} from '#generated/app/security/fetchers.ts';
import { loadLater, requireLoaded } from '#src/api/loaded.ts';

export type Device = ListDevicesData['results'][number];

/** The devices on which the user is logged in, and who else has seen the account. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const supportViews = loadLater(listSupportViews({}, { signal }), signal);
  const { results: devices } = requireLoaded(await listDevices({}, { signal }), signal);
  return { devices, supportViews };
}
