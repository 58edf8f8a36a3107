import { isRead } from '../contract/operation.ts';
import type { Flow } from './flow.ts';

const site = 'https://other.example';

/** Scripts on another site must not be able to read what only the session's owner may see. */
export const otherSite: Flow = {
  title: 'asked by a script of another site',
  kind: 'read',
  suits: (operation) => isRead(operation) && operation.sessionCookies.length > 0,
  async run({ probe, requests, operation, session, name }) {
    const plain = requests.plain(operation);
    const parts = { ...plain, headers: { ...plain.headers, origin: site } };
    const exchange = await probe.call(name, operation, parts, { session });
    const headers = exchange?.answer.headers;
    const isShared =
      headers?.get('access-control-allow-origin') === site &&
      headers.get('access-control-allow-credentials') === 'true';
    if (!isShared) return;
    const message = 'Scripts of any other site may read the answer with the visitor’s session.';
    probe.report({ check: 'other-sites', message, clause: operation.place }, name, exchange);
  },
};
