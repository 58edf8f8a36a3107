import { isRead } from '../contract/operation.ts';
import type { Flow } from './flow.ts';

const site = 'https://other.example';

/** Scripts on another site must not be able to read what only the session's owner may see. */
export const otherSite: Flow = {
  title: 'asked by a script of another site',
  kind: 'read',
  suits: (operation) => isRead(operation) && operation.sessionCookies.length > 0,
  async run({ requests, operation, call, report }) {
    const plain = requests.plain(operation);
    const parts = { ...plain, headers: { ...plain.headers, origin: site } };
    const exchange = await call(operation, parts);
    const headers = exchange?.answer.headers;
    const isShared =
      headers?.get('access-control-allow-origin') === site &&
      headers.get('access-control-allow-credentials') === 'true';
    if (!isShared) return;
    const message = 'Scripts of any other site may read the answer with the visitor’s session.';
    report({ check: 'other-sites', message, clause: operation.place }, exchange);
  },
};
