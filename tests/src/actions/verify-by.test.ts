import { expect, it } from 'vitest';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';

const { signal } = new AbortController();
const findName = (names: string[], name: string) => (names.includes(name) ? { data: name } : null);

it('a change is verified in the state that was read', async () => {
  const verify = verifyBy(async () => ['Ada', 'Olivia'], findName);
  await expect(verify('Ada', { signal })).resolves.toEqual({ data: 'Ada' });
  await expect(verify('Milo', { signal })).resolves.toBeNull();
});

it('a change stays uncertain if reading was canceled', async () => {
  const verify = verifyBy(async (): Promise<string[] | undefined> => undefined, findName);
  await expect(verify('Ada', { signal })).resolves.toBeUndefined();
});

it('reading ends with the change', async () => {
  const verify = verifyBy(
    async (_, options) => [options.signal],
    ([read]) => ({ data: read }),
  );
  await expect(verify('Ada', { signal })).resolves.toEqual({ data: signal });
});

it('a call that returns nothing is done, or has changed nothing', () => {
  expect(doneIf(true)).toEqual({ data: undefined });
  expect(doneIf(false)).toBeNull();
});
