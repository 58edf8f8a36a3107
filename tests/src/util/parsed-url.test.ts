import { expect, it } from 'vitest';
import { parsedUrl } from '#src/util/parsed-url.ts';

it('reads a URL, by its base where it has one, and gives nothing for what is none', () => {
  expect(parsedUrl('https://calendar.example/login')?.pathname).toBe('/login');
  expect(parsedUrl('login', 'https://calendar.example/')?.href).toBe(
    'https://calendar.example/login',
  );
  expect(parsedUrl('login')).toBeNull();
});
