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
  const changed = new URLSearchParams(search);
  changed.set('edit', 'true');
  return `${paths.login()}?${changed}`;
}

/** The page with the typed text as its email address. */
export function addressWithEmail(search: URLSearchParams, email: string): string {
  if (email === readLoginAddress(search).email) return withSearch(search);
  const changed = new URLSearchParams(search);
  if (email) {
    changed.set('email', email);
    changed.set('edit', 'true');
  } else {
    changed.delete('email');
  }
  return withSearch(changed);
}

function withSearch(search: URLSearchParams): string {
  return search.size > 0 ? `${paths.login()}?${search}` : paths.login();
}
