import { answerFor } from '../contract/operation.ts';
import { within } from '../contract/place.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Problem } from './problem.ts';

/** Returns whether a redirect stays on the server. */
export function redirectProblems(
  { operation, answer, request }: Exchange,
  server: string,
): Problem[] {
  const location = answer.headers.get('location');
  if (location === null) return [];
  const here = server + request.path;
  const target = URL.canParse(location, here) ? new URL(location, here) : undefined;
  if (target?.origin === new URL(server).origin) return [];
  const documented = answerFor(operation, answer.status)?.place;
  const message = target
    ? `The redirect leads away from the server, to ${target.origin}.`
    : `The redirect leads to no address: "${location}".`;
  const clause = documented ? within(documented, 'headers') : operation.place;
  return [{ check: 'headers', message, clause, at: 'location' }];
}
