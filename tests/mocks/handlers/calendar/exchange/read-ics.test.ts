import { describe, expect, it } from 'vitest';
import type { FileEvent, FileTime } from '#mocks/handlers/calendar/exchange/file-event.ts';
import { readIcs } from '#mocks/handlers/calendar/exchange/read-ics.ts';
import { dateText, timeText } from '#mocks/time/local-time.ts';
import { knownZone } from '#mocks/time/zones.ts';

const zone = knownZone('Europe/Zurich');

/** The bytes of a file with these lines in a calendar. */
function calendar(...lines: readonly string[]): Uint8Array {
  return Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
}

async function readAll(bytes: Uint8Array): Promise<readonly FileEvent[]> {
  const { events } = await readFile(bytes);
  return events;
}

async function readFile(bytes: Uint8Array, most = 100) {
  const file = await readIcs(bytes, zone, most);
  if (!file.events) throw new Error(file.refusal);
  return file;
}

/** The only event with these lines. */
async function readEvent(...lines: readonly string[]): Promise<FileEvent> {
  const [event, ...more] = await readAll(calendar('BEGIN:VEVENT', ...lines, 'END:VEVENT'));
  if (!event || more.length > 0) throw new Error('There is not exactly one event.');
  return event;
}

function shown(time: FileTime | undefined): string | undefined {
  if (!time) return undefined;
  return time.allDay ? dateText(time.time) : `${timeText(time.time)} ${time.zone.name}`;
}

describe('an event of an iCalendar file', () => {
  it('has its texts without their escapes', async () => {
    const event = await readEvent(
      'UID:a1@example.com',
      String.raw`SUMMARY: Oars\, new\; and \\ old `,
      String.raw`DESCRIPTION:one\ntwo\Nthree`,
      'LOCATION;LANGUAGE=en:Boathouse: left door',
    );
    expect(event).toMatchObject({
      line: 2,
      uid: 'a1@example.com',
      title: String.raw`Oars, new; and \ old`,
      notes: 'one\ntwo\nthree',
      location: 'Boathouse: left door',
    });
  });

  it('belongs to its categories, whose names may have commas', async () => {
    const places = async (line: string) => (await readEvent(line)).subCalendars;
    expect(await places('CATEGORIES:Training,Youth')).toEqual(['Training', 'Youth']);
    expect(await places(String.raw`CATEGORIES:Boats\, oars,Youth`)).toEqual([
      'Boats, oars',
      'Youth',
    ]);
    expect(await places('SUMMARY:None')).toEqual([]);
  });

  it('may have lines that continue on the next one', async () => {
    const { title } = await readEvent('SUMMARY:Spring', '  regatta', '\t 2026');
    expect(title).toBe('Spring regatta 2026');
  });

  it('does not have the properties of its alarms', async () => {
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Alarm', 'DURATION:PT5M', 'END:VALARM'];
    expect((await readEvent(...alarm, 'SUMMARY:Regatta')).title).toBe('Regatta');
  });

  it('is one of many, each with the line where it begins', async () => {
    const event = ['BEGIN:VEVENT', 'SUMMARY:x', 'END:VEVENT'];
    const events = await readAll(calendar(...event, 'nonsense', ...event, '', ...event));
    expect(events.map(({ line }) => line)).toEqual([2, 6, 10]);
  });

  it('is refused alone if it is not complete', async () => {
    const incomplete = 'The file ends, or another event begins, in this one.';
    const events = await readAll(
      calendar('BEGIN:VEVENT', 'SUMMARY:a', 'BEGIN:VEVENT', 'SUMMARY:b', 'END:VEVENT').subarray(
        0,
        -16,
      ),
    );
    expect(events.map(({ title, problem }) => [title, problem])).toEqual([
      ['a', incomplete],
      ['b', undefined],
    ]);
    const [cut] = await readAll(Buffer.from('BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMM'));
    expect(cut?.problem).toBe(incomplete);
  });

  it('is refused alone if one of its lines cannot be read', async () => {
    const broken = ['BEGIN:VEVENT', 'DTSTART;TZID="Europe/Zurich:20260307T090000', 'END:VEVENT'];
    const events = await readAll(calendar(...broken, 'BEGIN:VEVENT', 'SUMMARY:b', 'END:VEVENT'));
    expect(events.map(({ problem }) => problem)).toEqual(['This event cannot be read.', undefined]);
  });

  it('is not one of the tasks of a file', async () => {
    expect(await readAll(calendar('BEGIN:VTODO', 'SUMMARY:Task', 'END:VTODO'))).toEqual([]);
  });

  it('is canceled if its status says so', async () => {
    expect((await readEvent('STATUS:CANCELLED')).isCanceled).toBe(true);
    expect((await readEvent('STATUS:TENTATIVE')).isCanceled).toBe(false);
  });

  it.each([
    ['LAST-MODIFIED:20260301T080000Z', 'DTSTAMP:20260401T080000Z', '2026-03-01T08:00:00.000Z'],
    ['SUMMARY:x', 'DTSTAMP:20260401T080000Z', '2026-04-01T08:00:00.000Z'],
    ['SUMMARY:x', 'SEQUENCE:3', undefined],
  ])('says which state it is: %s, %s', async (first, second, changedAt) => {
    const event = await readEvent(first, second);
    expect(event.changedAt && new Date(event.changedAt).toISOString()).toBe(changedAt);
    expect(event.sequence).toBe(second === 'SEQUENCE:3' ? 3 : 0);
  });

  it('has no state by when a message was made', async () => {
    const lines = ['METHOD:PUBLISH', 'BEGIN:VEVENT', 'DTSTAMP:20260401T080000Z', 'END:VEVENT'];
    expect((await readAll(calendar(...lines)))[0]?.changedAt).toBeUndefined();
  });

  it.each([
    ['<b>Oars</b> &amp; boats', '**Oars** & boats'],
    ['one<br>two', 'one\ntwo'],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['2 < 3, and <nobody@example.com> comes', '2 < 3, and <nobody@example.com> comes'],
    ['**bold** as written', '**bold** as written'],
  ])('has notes in Markdown: %s', async (html, notes) => {
    expect((await readEvent(`DESCRIPTION:${html.replaceAll(',', String.raw`\,`)}`)).notes).toBe(
      notes,
    );
  });
});

describe('the bytes of a file', () => {
  const title = async (...lines: readonly (string | Uint8Array)[]) => {
    const bytes = lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')]);
    const file = await readFile(
      Buffer.concat([
        Buffer.from('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'),
        ...bytes,
        Buffer.from('END:VEVENT\r\nEND:VCALENDAR'),
      ]),
    );
    return [file.events[0]?.title, file.encoding];
  };

  it('are joined before they are decoded, as lines may be folded within a character', async () => {
    const [first, second] = [Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1)];
    const folded = Buffer.concat([Buffer.from('SUMMARY:Caf'), first]);
    expect(await title(folded, Buffer.concat([Buffer.from(' '), second]))).toEqual([
      'Café',
      'utf-8',
    ]);
  });

  it('are Windows-1252 if they are no UTF-8', async () => {
    expect(await title(Buffer.from('SUMMARY:Z\u00fcrich', 'latin1'))).toEqual([
      ...['Zürich', 'windows-1252'],
    ]);
  });

  it.each([
    ['SUMMARY;CHARSET=ISO-8859-1:Z\u00fcrich', 'Zürich'],
    ['SUMMARY;CHARSET=nonsense:Zurich', 'Zurich'],
    ['SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Z=C3=BCrich=2C 1', 'Zürich, 1'],
    ['SUMMARY;QUOTED-PRINTABLE:Z=FCrich', 'Zürich'],
    ['SUMMARY;ENCODING=BASE64:WsO8cmljaA==', 'Zürich'],
    ['SUMMARY;LANGUAGE="de";CHARSET="windows-1252":Z\u00fcrich', 'Zürich'],
  ])('are what a line says: %s', async (line, text) => {
    expect((await title(Buffer.from(line, 'latin1')))[0]).toBe(text);
  });

  it('have no control characters', async () => {
    expect((await title('SUMMARY:O\u0007a\rrs\u0000'))[0]).toBe('Oars');
  });
});

describe('the times of an event', () => {
  it.each([
    ['DTSTART:20260307T090000Z', '2026-03-07T09:00:00 UTC'],
    ['DTSTART:20260307T090000', '2026-03-07T09:00:00 Europe/Zurich'],
    ['DTSTART:20260307T0900', '2026-03-07T09:00:00 Europe/Zurich'],
    ['DTSTART;TZID=America/New_York:20260307T090000', '2026-03-07T09:00:00 America/New_York'],
    ['DTSTART;TZID="Europe/Paris":20260307T090000', '2026-03-07T09:00:00 Europe/Paris'],
    ['DTSTART;TZID=W. Europe Standard Time:20260307T090000', '2026-03-07T09:00:00 Europe/Berlin'],
    [
      'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Zurich:20260307T090000',
      '2026-03-07T09:00:00 Europe/Zurich',
    ],
    [
      'DTSTART;TZID=/freeassociation.sourceforge.net/America/Argentina/Salta:20260307T090000',
      '2026-03-07T09:00:00 America/Argentina/Salta',
    ],
    ['DTSTART;VALUE=DATE:20260307', '2026-03-07'],
    ['DTSTART:20260307', '2026-03-07'],
    ['dtstart;value=date:20260307', '2026-03-07'],
    ['DTSTART;VALUE=DATE:20260307T090000', '2026-03-07'],
    ['DTSTART:20260307T240000Z', '2026-03-08T00:00:00 UTC'],
    ['DTSTART:20260307T240001Z', undefined],
    ['DTSTART:20260307T090000+0100', undefined],
    ['DTSTART:20260230T090000', undefined],
    ['DTSTART:20260307T2500', undefined],
    ['SUMMARY:No time', undefined],
  ])('begin as the file says: %s', async (line, start) => {
    expect(shown((await readEvent(line)).start)).toBe(start);
  });

  it.each(['Nowhere/Land', 'constructor', '+01:00'])(
    'are refused in the unknown zone %s',
    async (name) => {
      const event = await readEvent(`DTSTART;TZID=${name}:20260307T090000`, 'DURATION:PT1H');
      expect(event).toMatchObject({
        start: undefined,
        problem: 'The time zone is not known here.',
      });
    },
  );

  const timed = 'DTSTART:20260307T090000Z';
  const allDay = 'DTSTART;VALUE=DATE:20260307';

  it.each([
    [timed, 'DTEND:20260307T113000Z', '2026-03-07T11:30:00 UTC'],
    [timed, 'DURATION:PT1H30M', '2026-03-07T10:30:00 UTC'],
    [timed, 'DURATION:+PT1H30M', '2026-03-07T10:30:00 UTC'],
    [timed, 'DURATION:-PT1H30M', '2026-03-07T07:30:00 UTC'],
    [timed, 'DURATION:P1DT15S', '2026-03-08T09:00:15 UTC'],
    [timed, 'DURATION:an hour', undefined],
    [timed, 'SUMMARY:A moment', '2026-03-07T09:00:00 UTC'],
    [allDay, 'DTEND;VALUE=DATE:20260310', '2026-03-10'],
    [allDay, 'DTEND;VALUE=DATE:20260307', '2026-03-08'],
    [allDay, 'DURATION:P1W', '2026-03-14'],
    [allDay, 'DURATION:PT0S', '2026-03-08'],
    [allDay, 'SUMMARY:A day', '2026-03-08'],
    ['SUMMARY:No start', 'DURATION:PT1H', undefined],
  ])('end as %s and %s say', async (start, end, expected) => {
    expect(shown((await readEvent(start, end)).end)).toBe(expected);
  });

  it('repeat, except for some', async () => {
    const event = await readEvent(
      'DTSTART;TZID=Asia/Tokyo:20260307T090000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE:20260314T090000Z,20260321T090000Z',
      'EXDATE;TZID=Europe/Paris:20260328T100000',
      'EXDATE:20260404T090000',
      'EXDATE;VALUE=DATE:20260411',
    );
    expect(event.rrule).toBe('FREQ=WEEKLY;COUNT=4');
    expect(event.canceled.map(shown)).toEqual([
      '2026-03-14T09:00:00 UTC',
      '2026-03-21T09:00:00 UTC',
      '2026-03-28T10:00:00 Europe/Paris',
      // Without a zone, it is a time of the series.
      '2026-04-04T09:00:00 Asia/Tokyo',
      '2026-04-11',
    ]);
    expect(await readEvent(timed)).toMatchObject({
      rrule: null,
      canceled: [],
      original: undefined,
    });
  });

  it.each([
    ['EXDATE:soon', 'An exception of the rule cannot be read.'],
    ['EXDATE;TZID=Nowhere:20260314T090000', 'The time zone is not known here.'],
    ['RDATE:20260314T090000Z', 'Dates outside of the rule (RDATE) are not supported.'],
    [
      'RDATE;VALUE=PERIOD:20260314T090000Z/PT1H',
      'Dates outside of the rule (RDATE) are not supported.',
    ],
    ['RDATE:20260307T090000Z', undefined],
    ['EXRULE:FREQ=WEEKLY;COUNT=4', 'Rules of exceptions (EXRULE) are not supported.'],
    ['RRULE:FREQ=WEEKLY;COUNT=4', 'An event may have one rule.'],
    [
      `EXDATE:${'20260314T090000Z,'.repeat(3000)}`,
      'A series may have at most 1,000 changed or deleted occurrences.',
    ],
  ])('are refused where a calendar cannot have them: %s', async (line, problem) => {
    expect((await readEvent(timed, 'RRULE:FREQ=DAILY', line)).problem).toBe(problem);
  });

  it('are those of an occurrence that differs from its series, or of all that follow', async () => {
    const [first, second] = ['RECURRENCE-ID:20260314T090000Z', 'DTSTART:20260314T100000Z'];
    const one = await readEvent(first, second);
    expect([shown(one.original), one.isFollowing]).toEqual(['2026-03-14T09:00:00 UTC', false]);
    const range = await readEvent('RECURRENCE-ID;RANGE=THISANDFUTURE:20260314T090000Z', second);
    expect([shown(range.original), range.isFollowing]).toEqual(['2026-03-14T09:00:00 UTC', true]);
  });
});

describe('a zone that a file defines', () => {
  const definition = (name: string, ...observances: readonly (readonly string[])[]) => [
    ...['BEGIN:VTIMEZONE', `TZID:${name}`, ...observances.flat(), 'END:VTIMEZONE'],
  ];
  const observance = (kind: string, start: string, from: string, to: string, rule?: string) => [
    ...[`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`],
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
  const fixed = (name: string, offset: string) =>
    definition(name, observance('STANDARD', '16010101T000000', offset, offset));
  const start = async (zones: readonly string[], name: string, ...more: readonly string[]) => {
    const time = `DTSTART;TZID="${name}":20260701T090000`;
    const event = ['BEGIN:VEVENT', time, 'DURATION:PT1H', ...more, 'END:VEVENT'];
    // Zones may be defined behind the events.
    const [read] = await readAll(calendar(...event, ...zones));
    return read?.problem ?? shown(read?.start);
  };
  const european = (name: string) =>
    definition(
      name,
      observance(
        'STANDARD',
        '16011028T030000',
        '+0200',
        '+0100',
        'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      ),
      observance(
        'DAYLIGHT',
        '16010325T020000',
        '+0100',
        '+0200',
        'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      ),
    );

  it('is the zone whose clocks change like that', async () => {
    expect(await start(european('My zone'), 'My zone')).toBe('2026-07-01T09:00:00 Europe/Zurich');
    const name = 'W. Europe Standard Time';
    expect(await start(european(name), name)).toBe('2026-07-01T09:00:00 Europe/Berlin');
    expect(await start(fixed('Perth', '+0800'), 'Perth')).toBe('2026-07-01T09:00:00 Etc/GMT-8');
    expect(await start(fixed('Delhi', '+0530'), 'Delhi')).toMatch(/^2026-07-01T09:00:00 Asia\//);
  });

  it('counts more than its name', async () => {
    const name = 'Eastern Standard Time';
    expect(await start(fixed(name, '-0500'), name)).toBe('2026-07-01T09:00:00 Etc/GMT+5');
    expect(await start(fixed('Asia/Tokyo', '+0800'), 'Asia/Tokyo')).toBe(
      '2026-07-01T09:00:00 Etc/GMT-8',
    );
  });

  it('is the whole zone of its name, also if only some changes of the clocks are written', async () => {
    const summer = definition(
      'Europe/Paris',
      observance('DAYLIGHT', '20260329T020000', '+0100', '+0200'),
    );
    expect(await start(summer, 'Europe/Paris')).toBe('2026-07-01T09:00:00 Europe/Paris');
  });

  it('that is like no zone gives moments, and no series', async () => {
    const odd = fixed('Odd', '+0017');
    // 8:43 in UTC.
    expect(await start(odd, 'Odd')).toBe('2026-07-01T10:43:00 Europe/Zurich');
    expect(await start(odd, 'Odd', 'RRULE:FREQ=DAILY')).toBe(
      'The time zone of this series is not known here.',
    );
  });

  it('applies before its first change of the clocks', async () => {
    const later = definition('Later', observance('DAYLIGHT', '20270328T020000', '+0700', '+0800'));
    expect(await start(later, 'Later')).toMatch(/^2026-07-01T0[49]:00:00 /);
  });

  it.each(['FREQ=SECONDLY', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY'])(
    'does not count with the rule %s',
    async (rule) => {
      const zones = definition(
        'Mine',
        observance('STANDARD', '16010101T000000', '+0100', '+0100', rule),
      );
      expect(await start(zones, 'Mine')).toBe('The time zone is not known here.');
    },
  );

  it('counts only in its own calendar', async () => {
    const event = [
      'BEGIN:VEVENT',
      'DTSTART;TZID=Mine:20260701T090000',
      'DURATION:PT1H',
      'END:VEVENT',
    ];
    const first = [...fixed('Mine', '+0800'), ...event, 'END:VCALENDAR', 'BEGIN:VCALENDAR'];
    const events = await readAll(calendar(...first, ...fixed('Mine', '+0300'), ...event));
    expect(events.map((read) => read.start?.zone.name)).toEqual(['Etc/GMT-8', 'Etc/GMT-3']);
  });
});

describe('a file made to keep others waiting', () => {
  it.each([
    [
      'events',
      calendar(...Array.from({ length: 101 }, () => 'BEGIN:VEVENT')),
      'The file has too many events.',
    ],
    [
      'zones',
      calendar(...Array.from({ length: 101 }, () => 'BEGIN:VTIMEZONE')),
      'The file defines too many time zones.',
    ],
  ])('is refused with too many %s', async (_, bytes, refusal) => {
    expect(await readIcs(bytes, zone, 100)).toEqual({ refusal });
  });

  it('has its events refused that have too many lines', async () => {
    const event = await readEvent(...Array.from({ length: 2001 }, () => 'SUMMARY:x'));
    expect(event.problem).toBe('This event has too many lines.');
  });

  it('has its events refused that have far too long lines, and notes left out', async () => {
    const long = 'x'.repeat(300_000);
    expect((await readEvent(`SUMMARY:${long}`)).problem).toBe('This event cannot be read.');
    const folded = Array.from({ length: 300 }, () => ` ${'x'.repeat(1000)}`);
    expect(await readEvent('SUMMARY:a', 'DESCRIPTION:', ...folded)).toMatchObject({
      ...{ title: 'a', notes: '', problem: undefined },
      warnings: ['The notes cannot be read, and are left out.'],
    });
  });
});
