/**
 * In development, React records a stack for each element, which takes a sixth of the time of the client's tests and only
 * adds an element's origin to warnings. It pauses after a number of elements for a second: here from the first one.
 */
import * as react from 'react';

const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
const counter = 'recentlyCreatedOwnerStacks';
if (typeof internals !== 'object' || internals === null || !(counter in internals)) {
  throw new Error(
    'React no longer counts the stacks that it records: find another way, or remove this.',
  );
}
Object.defineProperty(internals, counter, {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});
