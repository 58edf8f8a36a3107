import { describe, expect, it } from 'vitest';
import { linksIn } from '#scripts/conformance/flows/newcomer/mails.ts';

describe('links in mails', () => {
  it.each([
    ['JSON', '{"link":"https:\\/\\/calendar.example\\/activate?token=a1"}'],
    ['JSON without hosts', '{"link":"/activate?token=a1","used":false}'],
    ['HTML', '<a href="https://calendar.example/activate?lang=de&amp;token=a1">Activate</a>'],
    ['quoted-printable mails', 'Open http://localhost:4000/activate?token=3Da1 soon.'],
  ])('are found in %s', (_, text) => {
    expect(linksIn(text)).toEqual([{ path: '/activate', token: 'a1' }]);
  });

  it('need a token', () => {
    expect(linksIn('https://calendar.example/login?email=a@b.example')).toEqual([]);
  });
});
