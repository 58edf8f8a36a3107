import { paths } from '#src/util/paths.ts';
import { safeTargetPath } from '#src/util/target-path.ts';

/** The parameters in the address of the login and registration pages (product specification, section 2). */
export interface LoginAddress {
  /** The page to go to afterwards. */
  targetPath: string | undefined;
  /** The initial email address. */
  email: string;
  /** The email address is read-only; changing it requires another page load. */
  isFixed: boolean;
}

export function readLoginAddress(search: URLSearchParams): LoginAddress {
  // The link's author forgot to encode the plus, and no address contains a space.
  const email = (search.get('email') ?? '').trim().replaceAll(' ', '+');
  return {
    targetPath: safeTargetPath(search.get('_target_path')),
    email,
    // An invalid address must be editable.
    isFixed: /^[^@]+@[^@]+$/.test(email) && search.get('edit') !== 'true',
  };
}

/** The same page with an editable email address; all other parameters stay. */
export function editAddress(search: URLSearchParams): string {
  const changedSearch = new URLSearchParams(search);
  changedSearch.set('edit', 'true');
  return `${paths.login()}?${changedSearch}`;
}

/** The page with the typed text as its email address. */
export function addressWithEmail(search: URLSearchParams, email: string): string {
  if (email === readLoginAddress(search).email) return withSearch(search);
  const changedSearch = new URLSearchParams(search);
  if (email) {
    changedSearch.set('email', email);
    changedSearch.set('edit', 'true');
  } else {
    changedSearch.delete('email');
  }
  return withSearch(changedSearch);
}

function withSearch(search: URLSearchParams): string {
  return search.size > 0 ? `${paths.login()}?${search}` : paths.login();
}
