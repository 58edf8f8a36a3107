import { describe, expect, it } from 'vitest';
import { openMock, storyClock } from '../../support.ts';
import { openCalendar, openClubAs, rowingClub, training } from './calendar-browser.ts';

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);

describe('comments', () => {
  it('are added, changed and deleted by their authors', async () => {
    const club = await openClub();
    const path = '/events/7003/comments';
    const { id } = await (await club.post(path, { message: ' I bring cake. ' })).json();
    expect((await club.event('7003')).comments_count).toBe(3);
    const changed = await club.send('PATCH', `${path}/${id}`, { message: 'Two cakes.' });
    expect(await changed.json()).toMatchObject({ message: 'Two cakes.', is_own: true });
    expect((await club.send('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await club.event('7003')).comments_count).toBe(2);
  });

  it('of others can be deleted by administrators, and changed by no one', async () => {
    const { club, other: reader } = await openClubAs('read_only');
    const path = '/events/7003/comments/1';
    expect((await reader.send('DELETE', path)).status).toBe(403);
    expect((await club.send('PATCH', path, { message: 'Changed' })).status).toBe(403);
    expect((await club.send('DELETE', path)).status).toBe(204);
  });

  it('are hidden with their field', async () => {
    const { club, other: reader } = await openClubAs('read_only');
    const { event_fields: fields } = await club.configuration();
    const field = fields.find(({ type }) => type === 'comments');
    await club.send('PATCH', `/event-fields/${field?.id}`, {
      ...{ visibility: 'users_with_modify_permission' },
    });
    expect((await club.event('7003')).comments_count).toBe(2);
    const seen = await reader.event('7003');
    expect([seen.comments_count, seen.rights.comment]).toEqual([undefined, false]);
    const { total } = await (await reader.get('/events/7003/comments')).json();
    expect(total).toBe(0);
    expect((await reader.post('/events/7003/comments', { message: 'Hi' })).status).toBe(403);
  });

  it('are numbered over all events, and say who wrote them and when', async () => {
    const { club, other: reader } = await openClubAs('read_only', 'login');
    const { event } = await club.create(training);
    const answer = await reader.post(`/events/${event.id}/comments`, { message: 'First' });
    const { total, results } = await (await club.get('/events/7003/comments')).json();
    const lastId = Math.max(...results.map(({ id }: { id: number }) => id));
    expect(total).toBe(2);
    expect(await answer.json()).toEqual({
      ...{ id: lastId + 1, message: 'First', author: 'Nora Nothing', is_own: true },
      ...{ created_at: '2026-03-02T09:00:00Z', updated_at: null },
    });
  });

  it('are not for those who do not see the event, or none of its details', async () => {
    const { other: screen } = await openClubAs('read_only_without_details');
    const calls = async (id: string) => [
      (await screen.get(`/events/${id}/comments`)).status,
      (await screen.post(`/events/${id}/comments`, { message: 'Hi' })).status,
    ];
    expect(await calls('7003')).toEqual([403, 403]);
    expect(await calls('99')).toEqual([404, 404]);
  });

  it('that do not exist, or are hidden with their field, are not found', async () => {
    const club = await openClub();
    const change = async (id: number) => [
      (await club.send('PATCH', `/events/7003/comments/${id}`, { message: 'Hi' })).status,
      (await club.send('DELETE', `/events/7003/comments/${id}`)).status,
    ];
    expect(await change(99)).toEqual([404, 404]);
    const { event_fields: fields } = await club.configuration();
    const field = fields.find(({ type }) => type === 'comments');
    await club.send('PATCH', `/event-fields/${field?.id}`, { active: false });
    expect(await change(1)).toEqual([404, 404]);
  });

  it('are for one occurrence of a series', async () => {
    const club = await openClub();
    await club.post('/events/7001-20260309T163000Z/comments', { message: 'Wind' });
    const count = async (id: string) => (await club.event(id)).comments_count;
    expect(await count('7001-20260309T163000Z')).toBe(1);
    expect(await count('7001-20260316T163000Z')).toBeUndefined();
  });
});
