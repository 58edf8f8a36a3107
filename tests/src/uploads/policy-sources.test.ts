import { describe, expect, it } from 'vitest';
import { ignoreFailure } from '#src/api/errors.ts';
import { attachmentPolicy, avatarPolicy, logoPolicy } from '#src/uploads/policy-sources.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

const { signal } = new AbortController();
const key = { calendarKey: 'ksr0wingclubmain01' };
const identifier = { identifier: 'riv3rs' };

async function openProduct() {
  await openPage('/user/profile/edit', { as: 'owner@example.com' });
  return recordRequests(/signature|policy/);
}

describe('policies for uploads', () => {
  it('are requested at the address that names them', async () => {
    const sent = await openProduct();
    const sources = [
      avatarPolicy,
      logoPolicy(key),
      logoPolicy(identifier),
      attachmentPolicy(key, 'ev-7001'),
      attachmentPolicy(identifier, 'ev-7001'),
    ];
    // There is no such event, nor such a file below.
    for (const { call } of sources) await call({ signal }).catch(ignoreFailure);
    expect(sent.map(({ call }) => call)).toEqual(sources.map(({ url }) => `GET ${url}`));
  });

  it('for one of a place’s files name the file', async () => {
    const sent = await openProduct();
    const place = logoPolicy(key);
    await place.ofFile('abcdefghijklmnopqrst', { signal }).catch(ignoreFailure);
    expect(sent.map(({ call }) => call)).toEqual([`GET ${place.url}?handle=abcdefghijklmnopqrst`]);
  });
});
