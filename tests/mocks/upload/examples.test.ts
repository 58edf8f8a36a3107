import { describe, expect, it } from 'vitest';
import { providerDocuments } from '#generated/documents.ts';
import { type ContractOperation, loadOperations } from '#mocks/contract/operations.ts';
import { openProvider } from './upload-client.ts';

/** Path parameters of a call that the document allows. */
const places: Readonly<Record<string, string>> = {
  handle: 'R0w1ngClubTeamPict01',
  apikey: 'mock-api-key',
  tasks: 'security=none',
  type: 'video',
  upload_id: 'upload-1',
  part: '1',
  offset: '0',
};
const policy = 'e30';
const signature = 'a'.repeat(64);

/** A valid call of an operation, with the first example of its body. */
function exampleCall({ method, path, definition }: ContractOperation) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => places[name] ?? name);
  const example = definition.request?.body?.contents?.[0]?.examples?.[0];
  const body = example && 'value' in example ? example.value : undefined;
  const isBytes = typeof body === 'string';
  const type = isBytes ? 'application/octet-stream' : 'application/json';
  return {
    address: `${filled}?key=k&policy=${policy}&signature=${signature}`,
    init: {
      method,
      headers: { 'content-type': type },
      ...(body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) }),
    },
  };
}

describe('every documented answer of the provider', () => {
  it('can be selected with the Prefer header', async () => {
    const { fetch, service } = await openProvider();
    let answers = 0;
    for (const operation of await loadOperations(providerDocuments)) {
      const { address, init } = exampleCall(operation);
      for (const { code } of operation.definition.responses) {
        const headers = { ...init.headers, prefer: `code=${code}` };
        const { status } = await fetch(address, { ...init, headers });
        expect([operation.id, status]).toEqual([operation.id, Number(code)]);
        answers += 1;
      }
    }
    expect(answers).toBeGreaterThan(80);
    expect(service.violations).toEqual([]);
  });
});
