import { describe, expect, it } from 'vitest';
import { mapAddress, readPlace } from '#src/features/calendar/event/place-parts.ts';

const links = (text: string) => readPlace(text).flatMap(({ link }) => link ?? []);
const texts = (text: string) => readPlace(text).map((part) => part.text);

describe('a place', () => {
  it.each([
    ['https://example.org/halls?id=2', 'https://example.org/halls?id=2'],
    ['http://example.org', 'http://example.org/'],
    ['www.example.org/hall', 'https://www.example.org/hall'],
    ['https://example.org@evil.example/', 'https://example.org@evil.example/'],
    ['https://müller.example/', 'https://xn--mller-kva.example/'],
  ])('%s is a link to a page', (text, address) => {
    expect(readPlace(text)).toEqual([{ text, link: { kind: 'page', address } }]);
  });

  it.each([
    ['https://us02web.zoom.us/j/81234?pwd=x', 'us02web.zoom.us'],
    ['zoom.us/j/81234', 'zoom.us'],
    ['https://meet.google.com/abc-defg-hij', 'meet.google.com'],
    ['https://teams.microsoft.com/l/meetup-join/19', 'teams.microsoft.com'],
    ['https://teams.live.com/meet/9', 'teams.live.com'],
    ['https://club.webex.com/meet/ann', 'club.webex.com'],
    ['https://meet.jit.si/Riverside', 'meet.jit.si'],
    ['https://whereby.com/riverside', 'whereby.com'],
  ])('%s is a video call', (text, host) => {
    expect(links(text)).toMatchObject([{ kind: 'call', host }]);
  });

  it.each([
    'https://zoom.us.evil.example/j/1',
    'https://zoom.us@evil.example/j/1',
    'https://notzoom.us/j/1',
    'https://teams.microsoft.com.evil.example/l/meetup-join/19',
  ])('%s is no video call', (text) => {
    expect(links(text)).toMatchObject([{ kind: 'page' }]);
  });

  it.each([
    ['+41 44 123 45 67', 'tel:+41441234567'],
    ['044 123 45 67', 'tel:0441234567'],
    ['(020) 7946-0958', 'tel:02079460958'],
    ['0044/20.7946.0958', 'tel:00442079460958'],
    ['tel:+41441234567', 'tel:+41441234567'],
  ])('%s is a telephone', (text, address) => {
    expect(readPlace(text)).toEqual([{ text, link: { kind: 'phone', address } }]);
  });

  it.each(['ann@example.org', 'mailto:ann@example.org'])('%s is a mailbox', (text) => {
    expect(links(text)).toEqual([{ kind: 'mail', address: 'mailto:ann@example.org' }]);
  });

  it.each([
    'Boathouse',
    'Room 0815',
    'Room 2.014',
    '12345678',
    '2026-03-02 10:00',
    '03.12.2026',
    '09/04/2026',
    '09-04-2026',
    'Lakeside 12, 8001 Zürich',
    '47.3769, 8.5417',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.org/',
    'file:///etc/passwd',
    'https://',
    'https://[',
    'Meet at 7.30',
  ])('%s is a text', (text) => {
    expect(readPlace(text)).toEqual([{ text, link: null }]);
  });

  it('has its links among its words, without what ends a sentence', () => {
    const text = 'Lab (see https://example.org/lab), or https://zoom.us/j/1. Or +41 44 123 45 67!';
    expect(texts(text).join('')).toBe(text);
    expect(links(text)).toEqual([
      { kind: 'page', address: 'https://example.org/lab' },
      { kind: 'call', address: 'https://zoom.us/j/1', host: 'zoom.us' },
      { kind: 'phone', address: 'tel:+41441234567' },
    ]);
  });

  it.each(['+1 ', 'a@', 'https://a', '(', '1-', 'www.'])(
    'keeps its text, however often %s is repeated in it',
    (part) => {
      expect(texts(part.repeat(20_000)).join('')).toBe(part.repeat(20_000));
    },
  );
});

describe('the map of a place', () => {
  it.each([
    ['https://maps.example/?q={query}', 'https://maps.example/?q=Quai%20%26%20Co%2C%20Z%C3%BCrich'],
    [
      'https://maps.example/{query}/map',
      'https://maps.example/Quai%20%26%20Co%2C%20Z%C3%BCrich/map',
    ],
    [undefined, undefined],
    ['https://maps.example/', undefined],
    ['javascript:alert("{query}")', undefined],
  ])('by the setting %s is %s', (setting, address) => {
    expect(mapAddress(setting, 'Quai & Co, Zürich')).toBe(address);
  });

  it('replaces half a character, which addresses cannot have', () => {
    expect(mapAddress('https://maps.example/?q={query}', 'Hall \ud83d')).toBe(
      'https://maps.example/?q=Hall%20%EF%BF%BD',
    );
  });
});
