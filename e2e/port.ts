import { readPort } from '../scripts/serving/port.ts';

/** The origin at which the browser finds the product in the journeys. */
export const port = readPort(process.env['PORT'], 4300);

/** The folder in which the validating proxy is to keep what it sees of the journeys; nothing where they go without it. */
export const proxyResults = process.env['E2E_PROXY_RESULTS'];

/** The product's own origin; the next port is the second origin's. */
export const servicePort = proxyResults === undefined ? port : port + 2;
