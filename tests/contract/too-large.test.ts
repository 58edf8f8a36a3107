import { expect, it } from 'vitest';
import { adminCookies } from './support/admin-cookies.ts';
import { answeringServices } from './support/answering-services.ts';
import { contractOperations } from './support/contract-operations.ts';
import { responseChecker } from './support/response-checker.ts';
import { sampleRequest } from './support/sample.ts';

const services = await answeringServices();
const product = services.get('app');
if (!product) throw new Error('Nobody answers for the product.');
const findErrors = responseChecker();
const writing = contractOperations().filter(({ method }) => method !== 'GET');
const headers = {
  accept: 'application/json',
  'content-length': String(21 * 1024 * 1024),
  // Visitors are refused before their bodies are read.
  cookie: await adminCookies(product, 'too-large'),
};

it.each(writing.filter(({ requestBody }) => requestBody))(
  '$document $id returns its documented error for an oversized body',
  async (operation) => {
    const service = services.get(operation.document);
    const response = await service?.handle(sampleRequest(operation, headers));
    if (!response) throw new Error(`Nobody answers for ${operation.document}.`);
    expect(response.status).toBe(413);
    expect(findErrors(operation, response, await response.text())).toEqual([]);
  },
);

it.each(writing.filter(({ requestBody }) => !requestBody))(
  '$document $id ignores a body, even an oversized or malformed one',
  async (operation) => {
    const service = services.get(operation.document);
    const json = { ...headers, 'content-type': 'application/json' };
    const { url, method } = sampleRequest(operation, headers);
    const response = await service?.handle(
      new Request(url, { method, headers: json, body: '{"broken' }),
    );
    if (!response) throw new Error(`Nobody answers for ${operation.document}.`);
    expect(Object.keys(operation.responses)).toContain(String(response.status));
    expect(response.status).not.toBe(413);
    expect(response.status).not.toBe(400);
  },
);
