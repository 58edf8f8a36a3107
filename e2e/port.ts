import { readPort } from '../scripts/serving/port.ts';

/** The origin of the product in the journeys. */
export const port = readPort(process.env['PORT'], 4300);

/** The folder for the validating proxy's observations; undefined without the proxy. */
export const proxyResults = process.env['E2E_PROXY_RESULTS'];

/** The product's own origin; the next port belongs to the second origin. */
export const servicePort = proxyResults === undefined ? port : port + 2;
