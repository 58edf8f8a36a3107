import { describe, expect, it } from 'vitest';
import { type Glossary, glossaryErrors } from '#scripts/messages/glossary-errors.ts';

const glossary: Glossary = {
  de: {
    ellipsis: ' …',
    words: {
      Owner: { say: 'Inhaber/in', not: ['Besitz', 'Eigentümer'] },
      Email: { say: 'E-Mail', not: ['Email'] },
    },
  },
};

const findErrors = (texts: Record<string, string>, given = glossary) =>
  glossaryErrors({ code: 'de', sections: new Map([['records', texts]]) }, given);

describe('the glossary', () => {
  it('accepts texts that use its words', () => {
    expect(
      findErrors({
        'records:Owner': 'Inhaber/in',
        'records:Email of %email%': 'E-Mail von %email%',
        'records:Your E-Mail…': 'Ihre E-Mail …',
        'records:Possessed': 'Verbesitzlicht',
        'records:email': '',
      }),
    ).toEqual([]);
  });

  it('refuses other words for the same thing', () => {
    expect(findErrors({ 'records:Ask the owner': 'Fragen Sie den Eigentümer' })).toEqual([
      'de/records.json: "records:Ask the owner" says "Eigentümer" for "Owner", which is "Inhaber/in".',
    ]);
    expect(findErrors({ 'records:Owner': 'Die Person' })).toEqual([
      'de/records.json: "records:Owner" is "Die Person", but "Owner" is "Inhaber/in".',
    ]);
  });

  it.each(['Suche…', 'Suche ...'])('refuses other forms of the ellipsis: %s', (text) => {
    expect(findErrors({ 'records:Searching…': text })).toEqual([
      'de/records.json: "records:Searching…" must write " …".',
    ]);
  });

  it('refuses one name for two things', () => {
    const words = { Cancel: { say: 'Annuler' }, Undo: { say: 'annuler' } };
    expect(findErrors({}, { de: { ellipsis: '…', words } })).toEqual([
      'glossary.json: de says the same for Cancel and Undo.',
    ]);
  });

  it('refuses a translation that is the word for another thing, even if it begins rightly', () => {
    const words = { Cancel: { say: 'Annuler' }, Undo: { say: 'Annuler l’action' } };
    const given = { de: { ellipsis: '…', words } };
    expect(findErrors({ 'records:Cancel': 'Annuler l’action' }, given)).toEqual([
      'de/records.json: "records:Cancel" is "Annuler l’action", which is the word for "Undo".',
    ]);
    expect(findErrors({ 'records:Undo': 'Annuler' }, given)).toEqual([
      'de/records.json: "records:Undo" is "Annuler", which is the word for "Cancel".',
    ]);
  });

  it('refuses to address readers in two ways', () => {
    const given = { de: { ellipsis: ' …', words: {}, neverAddress: ['du', 'dein'] } };
    expect(findErrors({ 'records:Ready': 'Dein Konto wird durchsucht' }, given)).toEqual([
      'de/records.json: "records:Ready" addresses the reader with "dein".',
    ]);
    expect(findErrors({ 'records:Ready': 'Ihr Konto wird durchsucht' }, given)).toEqual([]);
  });

  it('says nothing about languages that it does not have', () => {
    expect(findErrors({ 'records:Owner': 'Die Person' }, {})).toEqual([]);
  });
});
