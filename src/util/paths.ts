import { pagePaths, withQuery } from '#generated/app/pages.ts';
import type { operations } from '#generated/app/types.ts';

type LogoutQuery = NonNullable<operations['logOut']['parameters']['query']>;

/** The addresses that the client links to, relative to the base URL: every page but those of staff, and the logout. */
export const paths = {
  ...pagePaths,
  logout: (query: LogoutQuery = {}) => withQuery('/logout', { ...query }),
};
