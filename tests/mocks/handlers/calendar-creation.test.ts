import { describe, expect, it } from 'vitest';
import { errorId, openMock } from '../support.ts';

const wish = { title: ' Grandparents ', time_zone: 'Asia/Tokyo', sub_calendars: ['All', 'Visits'] };

async function openWorld() {
  const browser = await openMock();
  await browser.logIn('owner@example.com');
  const create = (body: object) => browser.post('/user/calendars/creation', { ...wish, ...body });
  return { ...browser, create };
}

describe('creating a calendar', () => {
  it('puts it on the list of its owner, with a key that opens it empty', async () => {
    const { create, get } = await openWorld();
    const answer = await create({});
    expect(answer.status).toBe(201);
    const { key, identifier, ...created } = await answer.json();
    expect(created).toMatchObject({ title: 'Grandparents', role: 'owner', license: 'intro' });
    const { results } = await (await get('/user/calendars')).json();
    expect(results).toContainEqual(expect.objectContaining({ key, identifier }));
    for (const address of [key, identifier]) {
      const configuration = await (await get(`/calendars/${address}`)).json();
      expect(configuration).toMatchObject({
        sub_calendars: [{ name: 'All' }, { name: 'Visits' }],
        settings: { date_time: { time_zone: 'Asia/Tokyo' } },
      });
    }
  });

  it('gives each its own addresses', async () => {
    const { create } = await openWorld();
    const [one, other] = [await (await create({})).json(), await (await create({})).json()];
    expect(other.id).toBe(one.id + 1);
    expect(other.key).not.toBe(one.key);
  });

  it.each([
    ['title', { title: '   ' }],
    ['time_zone', { time_zone: 'Moon/Base' }],
    ['sub_calendars', { sub_calendars: ['Same', 'Same '] }],
  ])('refuses an invalid %s', async (field, body) => {
    const { create } = await openWorld();
    const answer = await create(body);
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.details).toEqual([expect.objectContaining({ field })]);
  });

  it('requires a login', async () => {
    const { post } = await openMock();
    expect(await errorId(await post('/user/calendars/creation', wish))).toBe('login_required');
  });
});
