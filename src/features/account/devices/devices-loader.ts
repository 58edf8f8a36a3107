import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ListDevicesData, listDevices } from '#generated/app/fetchers.ts';

export type Device = ListDevicesData['results'][number];

/** The devices that the user is logged in on; nothing when the page was left meanwhile. */
export async function loader({ request }: LoaderFunctionArgs): Promise<readonly Device[]> {
  const data = await listDevices({}, { signal: request.signal });
  return data?.results ?? [];
}
