import { createContext } from 'react-router-dom';
import type { User } from './roles.ts';

// Types the `context` of loaders and middleware.
declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The logged-in user, for loaders. Set by the guard of all pages that require one. */
export const userContext = createContext<User>();
