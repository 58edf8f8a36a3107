import { readPort } from '../scripts/serving/port.ts';

/** Where the product is served for the journeys; the port after it is the second origin's. */
export const port = readPort(process.env['PORT'], 4300);
