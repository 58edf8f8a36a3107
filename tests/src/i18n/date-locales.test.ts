import { expect, it } from 'vitest';
import document from '#generated/app/document.json' with { type: 'json' };
import { loadDateLocale } from '#src/i18n/date-locales.ts';

const codes = document.components.schemas.LanguageCode.enum;

it.each(codes.filter((code) => code !== 'en'))('includes the date locale %s', async (code) => {
  const locale = await loadDateLocale(code);
  expect(locale?.code.toLowerCase()).toBe(code);
});

it.each(['en', 'xx', 'constructor', ''])('writes dates in English for %j', async (code) => {
  expect(await loadDateLocale(code)).toBeUndefined();
});
