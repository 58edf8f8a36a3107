import { describe, expect, it } from 'vitest';
import { sharedNameErrors } from '#scripts/messages/shared-name-errors.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const pages = [
  ['common', 'calendar'],
  ['common', 'records'],
];

function findErrors(texts: Texts, same: readonly (readonly string[])[] = [], code = 'fr') {
  const sections = new Map(Object.entries(texts));
  return sharedNameErrors({ code, sections }, pages, {
    [code]: { ellipsis: '…', words: {}, same },
  });
}

describe('two controls of a page', () => {
  it('have different names', () => {
    const texts = { common: { 'common:Cancel': 'Annuler', 'common:Undo': 'annuler' } };
    expect(findErrors(texts)).toEqual([
      'fr: "common:Cancel" and "common:Undo" are both "annuler".',
    ]);
    expect(
      findErrors({ common: { 'common:Cancel': 'Annuler', 'common:Undo': 'Rétablir' } }),
    ).toEqual([]);
  });

  it('have different names across the sections that the page shows', () => {
    expect(
      findErrors({
        common: { 'common:Connection': 'Connexion' },
        calendar: { 'calendar:Login': 'Connexion' },
      }),
    ).toEqual(['fr: "calendar:Login" and "common:Connection" are both "connexion".']);
  });

  it('may have one name on different pages', () => {
    expect(
      findErrors({
        calendar: { 'calendar:Remove': 'Supprimer' },
        records: { 'records:Delete': 'Supprimer' },
      }),
    ).toEqual([]);
  });

  it.each([
    ['Add a calendar', 'Add calendar'],
    ['Calendar', 'Calendars'],
    ['Email address', 'Email addresses'],
    ['All day', 'All day (narrow)'],
    ['Log in', 'Login'],
  ])('may have one name where only English grammar tells them apart: %s, %s', (one, other) => {
    const texts = { [`common:${one}`]: 'カレンダー', [`common:${other}`]: 'カレンダー' };
    expect(findErrors({ common: texts }, [], 'ja')).toEqual([]);
  });

  it('may have one name if the glossary says so', () => {
    const texts = { common: { 'common:Retry': 'Réessayer', 'common:Try again': 'Réessayer' } };
    expect(findErrors(texts, [['Try again', 'Retry']])).toEqual([]);
    expect(findErrors(texts, [['Try again', 'Repeat']])).toHaveLength(1);
  });

  it('are not the forms of a plural, nor texts that are still empty', () => {
    expect(
      findErrors({
        common: {
          'common:%count% days_one': 'jour',
          'common:%count% days_other': 'jour',
          'common:Day': 'Jour',
          'common:Month': '',
          'common:Year': '',
        },
      }),
    ).toEqual([]);
  });
});
