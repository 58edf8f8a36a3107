import { describe, expect, it } from 'vitest';
import { typographyErrors } from '#scripts/messages/typography-errors.ts';

function findErrors(code: string, text: string) {
  const sections = new Map([['login', { 'login:A': text }]]);
  return typographyErrors({ code, sections }).map((error) =>
    error.replace(`${code}/login.json: "login:A" `, ''),
  );
}

describe('the typography of a translation', () => {
  it.each([
    ['de', 'Wählen Sie „Fertig“, nicht „Zurück“.'],
    ['es', 'Elige «Listo». ¿Seguro? ¡Sí!'],
    ['es', 'Pulsa ? en cualquier página.'],
    [
      'fr',
      'Choisissez «\u202fTerminé\u202f»\u202f: est-ce tout\u202f? L’adresse https://a, à 12:30.',
    ],
    ['ja', '「完了」を選びますか？（%count%件）.jpgまたは.pngも可。'],
    ['ja', 'ユーザー %id%、20 MB'],
    ['en', 'Invalid file "%name%", don\'t'],
    ['pl', '"cytat"'],
  ])('of %s may be %s', (code, text) => {
    expect(findErrors(code, text)).toEqual([]);
  });

  it.each([
    ['de', 'Wählen Sie "Fertig".', 'must quote „like this“.'],
    ['de', 'Wählen Sie “Fertig”.', 'must quote „like this“.'],
    ['es', 'Elige “Listo”.', 'must quote «like this».'],
    ['es', 'Seguro?', 'must open a question or an exclamation with ¿ or ¡.'],
    ['fr', '“Fin”', 'must quote « like this ».'],
    ['ja', '"完了"', 'must quote 「like this」.'],
    ['ja', '完了しますか?', 'must use full-width punctuation.'],
    ['ja', '完了(3)です', 'must use full-width punctuation.'],
    ['ja', '%name% を削除', 'must have no blank before a particle.'],
    ['fr', "l'adresse", 'must write the apostrophe ’.'],
    ['de', 'zwei  Leerzeichen', 'has two blanks in a row.'],
  ])('of %s is not %s', (code, text, error) => {
    expect(findErrors(code, text)).toContain(error);
  });

  it.each(['Quitter ?', 'Quitter?', 'Nom: %name%', 'Fin\u00a0!', '« Fin »', 'Un;deux'])(
    'of French has narrow no-break spaces, unlike %j',
    (text) => {
      expect(findErrors('fr', text)).toEqual([
        'must have a narrow no-break space (U+202F) inside « » and before ; : ! and ?.',
      ]);
    },
  );
});
