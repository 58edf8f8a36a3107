import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs, parseLocal, timeText } from '#mocks/time/local-time.ts';
import { findZone, knownZone, resolveSpan } from '#mocks/time/zones.ts';

const berlin = knownZone('Europe/Berlin');
const local = (text: string) => parseLocal(text)?.time ?? Number.NaN;
const instant = (text: string) => Date.parse(text);
const resolved = (text: string, zone = berlin) => {
  const { instant: time, reason } = zone.resolve(local(text));
  return [new Date(time).toISOString(), reason];
};

describe('a time zone', () => {
  it('is known by its name only', () => {
    expect(findZone('Asia/Kolkata')?.name).toBe('Asia/Kolkata');
    for (const name of ['Europe/Nowhere', '', '+01:00', '-0330']) {
      expect(findZone(name)).toBeUndefined();
    }
    expect(() => knownZone('Europe/Nowhere')).toThrow('There is no time zone Europe/Nowhere.');
  });

  it.each([
    ['2026-03-29T00:59:59Z', 1],
    ['2026-03-29T01:00:00Z', 2],
    ['2026-10-25T00:59:59Z', 2],
    ['2026-10-25T01:00:00Z', 1],
  ])('changes its offset at the very second: %s', (text, hours) => {
    expect(berlin.offsetAt(instant(text))).toBe(hours * hourMs);
  });

  it('has an offset that need not be a whole hour', () => {
    expect(knownZone('Asia/Kolkata').offsetAt(0)).toBe(5.5 * hourMs);
    expect(knownZone('America/St_Johns').offsetAt(instant('2026-01-01T00:00:00Z'))).toBe(
      -3.5 * hourMs,
    );
  });

  it('shows an instant on its clock', () => {
    expect(timeText(berlin.toLocal(instant('2026-07-01T12:00:00Z')))).toBe('2026-07-01T14:00:00');
  });

  it('knows when its offset changes next', () => {
    const next = (from: string) => berlin.nextTransition(instant(from)) ?? Number.NaN;
    expect(next('2026-01-01T00:00:00Z')).toBe(instant('2026-03-29T01:00:00Z'));
    expect(next('2026-03-29T01:00:00Z')).toBe(instant('2026-10-25T01:00:00Z'));
    expect(knownZone('UTC').nextTransition(0)).toBeUndefined();
  });
});

describe('the instant of a local time', () => {
  it('is the only one that shows it', () => {
    expect(resolved('2026-07-01T14:00')).toEqual(['2026-07-01T12:00:00.000Z', undefined]);
  });

  it('is the first of two', () => {
    expect(resolved('2026-10-25T02:30')).toEqual(['2026-10-25T00:30:00.000Z', 'overlap']);
    expect(resolved('2026-10-25T03:00')).toEqual(['2026-10-25T02:00:00.000Z', undefined]);
  });

  it('moves out of a gap', () => {
    expect(resolved('2026-03-29T02:30')).toEqual(['2026-03-29T01:30:00.000Z', 'gap']);
    expect(resolved('2026-03-29T03:00')).toEqual(['2026-03-29T01:00:00.000Z', undefined]);
  });

  it('moves out of a missing day', () => {
    const [text, reason] = resolved('2011-12-30T10:00', knownZone('Pacific/Apia'));
    expect([text, reason]).toEqual(['2011-12-30T20:00:00.000Z', 'gap']);
  });

  it('is reversed by the clock, wherever there is no gap', () => {
    const names = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'];
    const minute = fc.integer({ min: 0, max: 60 * 24 * 365 * 40 });
    fc.assert(
      fc.property(fc.constantFrom(...names), minute, (name, minutes) => {
        const zone = knownZone(name);
        const time = instant('2000-01-01T00:00:00Z') + minutes * 60_000;
        const { instant: found, reason } = zone.resolve(time);
        if (reason !== 'gap') expect(zone.toLocal(found)).toBe(time);
      }),
    );
  });
});

describe('a span of local times', () => {
  const length = (start: string, end: string) => {
    const span = resolveSpan(local(start), local(end), berlin);
    return [(span.end.instant - span.start.instant) / hourMs, span.start.reason, span.end.reason];
  };

  it('gets longer or shorter with the clock', () => {
    expect(length('2026-03-28T12:00', '2026-03-29T12:00')).toEqual([23, undefined, undefined]);
    expect(length('2026-10-24T12:00', '2026-10-25T12:00')).toEqual([25, undefined, undefined]);
  });

  it('keeps its length if it would end before it begins', () => {
    expect(length('2026-03-29T02:45', '2026-03-29T03:15')).toEqual([0.5, 'gap', 'gap']);
  });

  it('may be empty', () => {
    expect(length('2026-03-29T12:00', '2026-03-29T12:00')).toEqual([0, undefined, undefined]);
  });
});
