import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import analytics from '#generated/analytics/document.json' with { type: 'json' };
import { calendarIn, reportedAddress, reportedReferrer } from '#src/analytics/reported-address.ts';

const { u, r } = analytics.components.schemas.AnalyticsEvent.properties;
const key = 'ks0123456789abcdef';
const host = 'https://calendar.example';

describe('the reported address', () => {
  it.each([
    [`/${key}`, '/token'],
    [`/${key}/month?date=2026-03-02#top`, '/token/month'],
    ['/c/abc123', '/c/token'],
    ['/c/abc123/rowing-club', '/c/token'],
    ['/login?_target_path=/c/abc123', '/login'],
    ['/c/abc123;x=1', '/c/token'],
    ['/c%2Fabc123', '/c%2Ftoken'],
    ['/events/pointer/a1', '/events/pointer/token'],
  ])('of %s has the word token instead of the calendar: %s', (path, expected) => {
    expect(reportedAddress(host + path, null, '')).toBe(host + expected);
  });

  it.each([
    [`/${key}`, '/c/riverside'],
    [`/${key}/month`, '/c/riverside/month'],
    ['/c/abc123', '/c/riverside'],
    ['/c/abc123/rowing-club?x#y', '/c/riverside'],
    ['/c/riverside', '/c/riverside'],
    ['/user/dashboard', '/user/dashboard'],
  ])('of %s has the application identifier instead of the calendar: %s', (path, expected) => {
    expect(reportedAddress(host + path, 'riverside', '')).toBe(host + expected);
  });

  it('encodes any application identifier as one path segment', () => {
    expect(reportedAddress(`${host}/${key}`, 'a/b?c#d é', '')).toBe(
      `${host}/c/a%2Fb%3Fc%23d%20%C3%A9`,
    );
  });

  it.each(['/kalender', `${host}/kalender`])('keeps the base path of %s', (baseUrl) => {
    expect(reportedAddress(`${host}/kalender/${key}`, null, baseUrl)).toBe(
      `${host}/kalender/token`,
    );
    expect(reportedAddress(`${host}/kalender/c/abc123/x`, 'riverside', baseUrl)).toBe(
      `${host}/kalender/c/riverside`,
    );
  });

  it('is accepted by the analytics server and never contains a key', () => {
    const words = fc.constantFrom(key, 'c', 'abc123', 'user', 'é', '%', 'x'.repeat(1500));
    const identifiers = fc.option(fc.string({ minLength: 1 }), { nil: null });
    const bases = fc.constantFrom('', '/kalender', '/c', host);
    fc.assert(
      fc.property(
        fc.array(words),
        fc.string(),
        identifiers,
        bases,
        (path, rest, identifier, base) => {
          const below = new URL(base || '/', host).pathname.replace(/\/$/, '');
          const url = new URL(`${host}${below}/${path.join('/')}?${rest}`).href;
          const told = reportedAddress(url, identifier?.toWellFormed() ?? null, base);
          expect(told).toMatch(new RegExp(u.pattern));
          expect(told.length).toBeLessThanOrEqual(u.maxLength);
          expect(told).not.toContain(key);
          expect(told.startsWith(`${host}${below}/`)).toBe(true);
        },
      ),
    );
  });
});

describe('the calendar in an address', () => {
  it.each([
    [`/kalender/${key}/month`, key],
    ['/kalender/c/abc123/rowing-club', 'abc123'],
    ['/kalender//C//abc123-rowing-club', 'abc123'],
    ['/kalender/user/dashboard', undefined],
    ['/kalender/c/riverside', undefined],
  ])('%s is %s', (path, calendar) => {
    expect(calendarIn(host + path, '/kalender')).toBe(calendar);
  });

  it('is found in an address of any length', () => {
    const slashes = '/'.repeat(1_000_000);
    expect(calendarIn(`${host}/c${slashes}abc1234${slashes}`, '')).toBeUndefined();
  });
});

describe('the reported referrer', () => {
  it('has neither keys nor queries, for this site and for others', () => {
    expect(reportedReferrer(`${host}/kalender/${key}?x=1`, '/kalender')).toBe(
      `${host}/kalender/token`,
    );
    expect(reportedReferrer(`https://other.example/${key}/?q=rowing`, '')).toBe(
      'https://other.example/token/',
    );
    expect(reportedReferrer('https://search.example/?q=olivia', '/kalender')).toMatch(
      new RegExp(r.pattern),
    );
  });

  it.each(['', 'android-app://com.example/', 'nonsense'])('is null for %j', (referrer) => {
    expect(reportedReferrer(referrer, '')).toBeNull();
  });
});
