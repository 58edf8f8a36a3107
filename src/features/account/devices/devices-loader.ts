import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ListDevicesData, listDevices } from '#generated/app/fetchers.ts';
import { loaded } from '#src/api/loaded.ts';

export type Device = ListDevicesData['results'][number];

/** The devices on which the user is logged in. */
export async function loader({
  request: { signal },
}: LoaderFunctionArgs): Promise<readonly Device[]> {
  return loaded(await listDevices({}, { signal }), signal).results;
}
