import { searchUsers } from '#generated/admin/fetchers.ts';
import { requireLoaded } from '#src/api/loaded.ts';
import type { FoundUser } from './UserSearch.tsx';

/** Finds the user whose address begins with the query. Null if the query is no address, or several users match. */
export async function loadPerson(query: string, signal: AbortSignal): Promise<FoundUser | null> {
  if (!/^\S+@\S*$/.test(query)) return null;
  const emailQuery = { type: 'email', query, limit: 2 } as const;
  const { results } = requireLoaded(await searchUsers({ query: emailQuery }, { signal }), signal);
  return results.length === 1 ? (results[0] ?? null) : null;
}
