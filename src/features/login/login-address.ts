import { paths } from '#src/util/paths.ts';
import { safeTargetPath } from '#src/util/target-path.ts';

/** What the address of the login or registration page tells it (product specification, section 2). */
export interface LoginAddress {
  /** The page that follows. */
  targetPath: string | undefined;
  /** The email address to begin with. */
  email: string;
  /** The email address is shown, and asks for another page to be changed. */
  isFixed: boolean;
}

export function readLoginAddress(search: URLSearchParams): LoginAddress {
  // Whoever wrote the link forgot to encode the plus, which no address has a space for.
  const email = (search.get('email') ?? '').trim().replaceAll(' ', '+');
  return {
    targetPath: safeTargetPath(search.get('_target_path')),
    email,
    // What can be no address has to be mended first.
    isFixed: /^[^@]+@[^@]+$/.test(email) && search.get('edit') !== 'true',
  };
}

/** The page where the email address can be changed; all other parameters stay. */
export function editAddress(search: URLSearchParams): string {
  const changed = new URLSearchParams(search);
  changed.set('edit', 'true');
  return `${paths.login()}?${changed}`;
}

/** The page with what was typed as its email address. */
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
