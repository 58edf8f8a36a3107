import { expect, it } from 'vitest';
import { parsedUrl } from '#src/util/parsed-url.ts';

it('parses a URL with an optional base, and returns null for an invalid one', () => {
  expect(parsedUrl('https://calendar.example/login')?.pathname).toBe('/login');
  expect(parsedUrl('login', 'https://calendar.example/')?.href).toBe(
    'https://calendar.example/login',
  );
  expect(parsedUrl('login')).toBeNull();
});
