import { describe, expect, it } from 'vitest';
import { errorId, openMock, storyClock } from '../../support.ts';
import { type OpenedCalendar, openCalendar, rowingClub, training } from './calendar-browser.ts';

const openClub = async () => openCalendar(await openMock({ clock: storyClock }), rowingClub);

/** Fields of the rowing club. */
const [coach, level, crewSize, equipment] = [1011, 1012, 1013, 1015];
const [oars, lifeJackets, trailer] = [10151, 10152, 10153];

const add = (club: OpenedCalendar, body: object) => club.post('/event-fields', body);
const change = (club: OpenedCalendar, id: number | undefined, body: object) =>
  club.send('PATCH', `/event-fields/${id}`, body);

/** The field that a response objects to, and why. */
async function readObjection(response: Response): Promise<unknown> {
  expect(response.status).toBe(422);
  const { error } = await response.json();
  return error.details.map(({ field, message }: { field: string; message: string }) => [
    field,
    message,
  ]);
}

async function readFields(club: OpenedCalendar) {
  return (await club.configuration()).event_fields;
}

async function findBuiltIn(club: OpenedCalendar, wanted: string): Promise<number> {
  const found = (await readFields(club)).find(({ type }) => type === wanted);
  if (!found) throw new Error(`The calendar has no field ${wanted}.`);
  return found.id;
}

describe('a new event field', () => {
  it('is the last one, shown to everybody and optional, unless the request says otherwise', async () => {
    const club = await openClub();
    const added = await (await add(club, { type: 'text', name: ' Weather ' })).json();
    expect(added).toEqual({
      ...{ id: 1016, type: 'text', name: 'Weather', active: true, required: false },
      ...{ in_title: false, visibility: 'all_users', multiple: false, options: [], position: 11 },
    });
    expect((await readFields(club)).at(-1)).toMatchObject({ id: 1016 });
    const other = {
      ...{ type: 'choice', name: 'Wind', active: false, required: true, in_title: true },
      ...{ visibility: 'users_with_modify_permission', multiple: true },
    };
    expect(await (await add(club, { ...other, options: [{ name: ' None ' }] })).json()).toEqual({
      ...{ ...other, id: 1017, position: 12 },
      options: [{ id: 10171, name: 'None', color: null }],
    });
  });

  it.each([
    [{ type: 'text', name: ' Coach ' }, 'name', 'Another field has this name.'],
    [{ type: 'number', name: 'Wind', multiple: true }, 'multiple', 'Only choices may be multiple.'],
    [
      { type: 'text', name: 'Wind', options: [{ name: 'None' }] },
      'options',
      'Only choices have options.',
    ],
    [{ type: 'choice', name: 'Wind' }, 'options', 'A choice needs at least one option.'],
    [
      { type: 'choice', name: 'Wind', options: [{ name: 'None' }, { name: ' None ' }] },
      'options',
      'Two options have the same name.',
    ],
    [
      { type: 'choice', name: 'Wind', options: [{ id: oars, name: 'None' }] },
      'options',
      'There is no such option.',
    ],
  ])('cannot be %j', async (body, field, message) => {
    expect(await readObjection(await add(await openClub(), body))).toEqual([[field, message]]);
  });

  it('is one of as many as the license allows', async () => {
    const club = await openClub();
    const statuses = [];
    // A license of the tier “pro” allows ten, of which the club has five.
    for (let count = 1; count <= 6; count += 1) {
      const answer = await add(club, { type: 'text', name: `Field ${count}` });
      statuses.push(answer.ok ? answer.status : await errorId(answer));
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 'license_limit_reached']);
  });
});

describe('a change of an event field', () => {
  it('leaves everything else as it is', async () => {
    const club = await openClub();
    const before = (await readFields(club)).find(({ id }) => id === level);
    const changed = await (await change(club, level, { required: true })).json();
    expect(changed).toEqual({ ...before, required: true });
  });

  it('of one that the calendar does not have is refused', async () => {
    expect((await change(await openClub(), 99, { required: true })).status).toBe(404);
  });

  it('keeps the ids of its options, and numbers new ones behind them', async () => {
    const club = await openClub();
    const options = [
      { id: trailer, name: ' Big trailer ' },
      { name: 'Buoys', color: 'pink' },
    ];
    const changed = await (await change(club, equipment, { options })).json();
    expect(changed.options).toEqual([
      { id: trailer, name: 'Big trailer', color: null },
      { id: 10154, name: 'Buoys', color: 'pink' },
    ]);
  });

  it('moves it to a place among the others', async () => {
    const club = await openClub();
    const readIds = async () => (await readFields(club)).map(({ id }) => id);
    expect(await (await change(club, equipment, { position: 0 })).json()).toMatchObject({
      position: 0,
    });
    const moved = [equipment, 1001, 1002, 1003, 1004, 1005, 1006, coach, level, crewSize, 1014];
    expect(await readIds()).toEqual(moved);
    expect(await (await change(club, equipment, { position: 200 })).json()).toMatchObject({
      position: 10,
    });
    expect(await readIds()).toEqual([...moved.slice(1), equipment]);
  });

  it('may give a built-in field a name, and its usual name again', async () => {
    const club = await openClub();
    const location = await findBuiltIn(club, 'location');
    for (const [name, after] of [
      [' Boat ', 'Boat'],
      [null, null],
    ]) {
      expect(await (await change(club, location, { name })).json()).toMatchObject({ name: after });
    }
  });

  it('may repeat its own name, but not take that of another', async () => {
    const club = await openClub();
    expect((await change(club, coach, { name: 'Coach ' })).status).toBe(200);
    expect(await readObjection(await change(club, coach, { name: ' Level' }))).toEqual([
      ['name', 'Another field has this name.'],
    ]);
  });

  it.each([
    [coach, { name: null }, 'name', 'Please fill in this field.'],
    [coach, { multiple: true }, 'multiple', 'Only choices may be multiple.'],
    [coach, { options: [{ name: 'Milo' }] }, 'options', 'Only choices have options.'],
    [level, { options: [] }, 'options', 'A choice needs at least one option.'],
    [level, { options: [{ id: oars, name: 'Oars' }] }, 'options', 'There is no such option.'],
    [
      equipment,
      {
        options: [
          { id: oars, name: 'Oars' },
          { id: oars, name: 'More oars' },
        ],
      },
      'options',
      'There is no such option.',
    ],
  ])('of the field %i cannot be %j', async (id, body, field, message) => {
    expect(await readObjection(await change(await openClub(), id, body))).toEqual([
      [field, message],
    ]);
  });

  it('cannot allow only one option while an event has several', async () => {
    const club = await openClub();
    const several = [['multiple', 'Some events have several of these options.']];
    expect(await readObjection(await change(club, equipment, { multiple: false }))).toEqual(
      several,
    );
    const { version } = await club.event('7003');
    await club.update('7003', { version, custom: { [`${equipment}`]: [oars] } });
    expect((await change(club, equipment, { multiple: false })).status).toBe(200);
  });

  it('cannot allow only one option while an occurrence of a series has several', async () => {
    const club = await openClub();
    await club.remove(await club.event('7003'));
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=2' });
    await club.update(event.id, {
      ...{ version: event.version, scope: 'this' },
      custom: { [`${equipment}`]: [oars, lifeJackets] },
    });
    expect((await change(club, equipment, { multiple: false })).status).toBe(422);
  });

  it('makes open pages read everything again if it shows or hides the field', async () => {
    const club = await openClub();
    const readToken = async () => (await club.configuration()).sync_token;
    const read = (since: string) =>
      club.get(`/event-changes?since=${since}&start_date=2026-03-02&end_date=2026-03-08`);
    const before = await readToken();
    await change(club, coach, { required: true, in_title: true });
    expect((await read(before)).status).toBe(200);
    for (const body of [
      { active: false },
      { active: true },
      { visibility: 'users_with_modify_permission' },
    ]) {
      const token = await readToken();
      await change(club, coach, body);
      expect(await errorId(await read(token))).toBe('sync_token_expired');
    }
  });
});

describe('removing an option', () => {
  it('takes it from the events that have it, and the value with the last one', async () => {
    const club = await openClub();
    const { version } = await club.event('7003');
    await change(club, equipment, { options: [{ id: lifeJackets, name: 'Life jackets' }] });
    const after = await club.event('7003');
    expect(after.custom).toEqual({ [`${equipment}`]: [lifeJackets] });
    expect(after.version).not.toBe(version);
    await change(club, equipment, { options: [{ name: 'Buoys' }] });
    expect(await club.event('7003')).not.toHaveProperty('custom');
  });

  it('takes it from single occurrences, too', async () => {
    const club = await openClub();
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=2' });
    const { id, version } = event;
    await club.update(id, { version, custom: { [`${equipment}`]: [oars, trailer] } });
    await change(club, equipment, { options: [{ id: oars, name: 'Oars' }] });
    expect((await club.event(id)).custom).toEqual({ [`${equipment}`]: [oars] });
  });

  it('leaves events without it in their version', async () => {
    const club = await openClub();
    const { version } = await club.event('7003');
    const options = [oars, lifeJackets].map((id) => ({ id, name: `Option ${id}` }));
    await change(club, equipment, { options });
    expect((await club.event('7003')).version).toBe(version);
  });

  it('is a change of the events for pages that are open', async () => {
    const club = await openClub();
    const { sync_token } = await club.configuration();
    await change(club, equipment, { options: [{ id: oars, name: 'Oars' }] });
    const { results } = await club.changes(sync_token, '2026-03-02', '2026-03-08');
    expect(results.map(({ event_id }) => event_id)).toEqual(['7003']);
  });
});

describe('deleting an event field', () => {
  it('takes its values with it, and leaves those of others', async () => {
    const club = await openClub();
    const { event } = await club.create({
      ...{ ...training, custom: { [`${coach}`]: 'Milo', [`${crewSize}`]: 2 } },
    });
    expect((await club.send('DELETE', `/event-fields/${coach}?typed_name=Coach`)).status).toBe(204);
    expect((await club.event(event.id)).custom).toEqual({ [`${crewSize}`]: 2 });
    expect((await readFields(club)).map(({ id }) => id)).not.toContain(coach);
  });

  it('is refused for a field that every calendar has, which can be hidden', async () => {
    const club = await openClub();
    const location = await findBuiltIn(club, 'location');
    expect((await club.send('DELETE', `/event-fields/${location}`)).status).toBe(409);
    await change(club, location, { active: false });
    expect(await club.event('7003')).not.toHaveProperty('location');
  });

  it('is refused for one that the calendar does not have', async () => {
    expect((await (await openClub()).send('DELETE', '/event-fields/99')).status).toBe(404);
  });
});

describe('an event field with values', () => {
  const remove = (club: OpenedCalendar, id: number, typedName?: string) => {
    const query = typedName === undefined ? '' : `?typed_name=${encodeURIComponent(typedName)}`;
    return club.send('DELETE', `/event-fields/${id}${query}`);
  };

  async function openWithField() {
    const club = await openClub();
    const { id } = await (await add(club, { type: 'text', name: 'Wind & waves' })).json();
    const custom = { [id]: 'Calm' };
    await club.create({ ...training, custom });
    const { event } = await club.create({ ...training, rrule: 'FREQ=DAILY;COUNT=3' });
    const { version } = event;
    await club.update(event.id, { version, scope: 'this', custom });
    return { club, id };
  }

  it('stays, with the number of its events and series, unless its name is typed', async () => {
    const { club, id } = await openWithField();
    for (const typedName of [undefined, '', 'Wind', 'wind & waves']) {
      const answer = await remove(club, id, typedName);
      const { error, values } = await answer.json();
      expect([answer.status, error.id, values]).toEqual([409, 'field_has_values', 2]);
    }
    expect((await readFields(club)).some((field) => field.id === id)).toBe(true);
    expect((await remove(club, id, ' Wind & waves ')).status).toBe(204);
    expect((await readFields(club)).some((field) => field.id === id)).toBe(false);
  });

  it('is deactivated with its values kept, and gets them back', async () => {
    const { club, id } = await openWithField();
    const { event } = await club.create({ ...training, custom: { [id]: 'Gusty' } });
    await change(club, id, { active: false });
    expect((await club.event(event.id)).custom).toBeUndefined();
    await change(club, id, { active: true });
    expect((await club.event(event.id)).custom).toEqual({ [id]: 'Gusty' });
  });

  it('needs no name once no event has any', async () => {
    const club = await openClub();
    const { id } = await (await add(club, { type: 'text', name: 'Wind' })).json();
    const { event } = await club.create({ ...training, custom: { [id]: 'Calm' } });
    await club.remove(event);
    expect((await remove(club, id)).status).toBe(204);
  });
});
