import type { Contract } from '../contract/contract.ts';
import { answerFor } from '../contract/operation.ts';
import type { Exchange } from '../run/exchange.ts';
import type { Problem } from './problem.ts';

/** Returns whether session cookies are protected from scripts, other sites and plain connections. */
export function cookieProblems(
  { operation, answer }: Exchange,
  contract: Contract,
  server: string,
): Problem[] {
  const names = new Set(contract.operations.flatMap(({ sessionCookies }) => sessionCookies));
  const documented = answerFor(operation, answer.status);
  const header = documented?.headers.find(({ name }) => name === 'set-cookie');
  const clause = header?.schema.place ?? documented?.place ?? operation.place;
  return answer.headers.getSetCookie().flatMap((line): Problem[] => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split('=');
    if (!names.has(name) || value === '') return [];
    const has = (flag: RegExp) => attributes.some((attribute) => flag.test(attribute));
    const missing = [
      !has(/^httponly$/i) && 'HttpOnly',
      !has(/^samesite=(lax|strict)$/i) && 'SameSite=Lax',
      !has(/^secure$/i) && !isLocal(server) && 'Secure',
    ];
    return missing
      .filter((flag) => flag !== false)
      .map((flag) => ({
        check: 'cookie-flags',
        message: `The cookie ${name} lacks ${flag}.`,
        clause,
        at: flag,
      }));
  });
}

/** Browsers ignore secure cookies on plain connections, and on the local machine plain ones are safe. */
function isLocal(server: string): boolean {
  const { hostname, protocol } = new URL(server);
  return protocol === 'http:' && /^(localhost|127\.|\[::1\])/.test(hostname);
}
