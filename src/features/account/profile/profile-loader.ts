import type { LoaderFunctionArgs } from 'react-router-dom';
import { type GetProfileData, getProfile } from '#generated/app/fetchers.ts';
import { loaded } from '#src/api/loaded.ts';

export type Profile = GetProfileData;

export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<Profile> {
  return loaded(await getProfile({}, { signal }), signal);
}
