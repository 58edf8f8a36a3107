import { describe, expect, it } from 'vitest';
import { textErrors } from '#scripts/messages/text-errors.ts';

function errors(key: string, text: string, code = 'de'): string[] {
  const sections = new Map([['login', { [key]: text }]]);
  return textErrors({ code, sections }).map((error) =>
    error.replace(`${code}/login.json: "${key}" `, ''),
  );
}

describe('the placeholders of a text', () => {
  it('are those of its key, in any order', () => {
    expect(errors('login:%from% to %to%', 'bis %to% ab %from%')).toEqual([]);
    expect(errors('login:Code for %email%', 'Code für %mail%')).toEqual([
      'lacks %email%.',
      'has %mail%, which is not in its key.',
    ]);
  });

  it('may leave out the count where a form is for one number', () => {
    expect(errors('login:%count% attempts_one', 'Ein Versuch')).toEqual([]);
    expect(errors('login:%count% attempts_other', 'Versuche')).toEqual(['lacks %count%.']);
    // In French, this form is for 0, too.
    expect(errors('login:%count% attempts_one', 'Une tentative', 'fr')).toEqual(['lacks %count%.']);
  });
});

describe('a text', () => {
  it('has no blanks at its ends, and no HTML', () => {
    expect(errors('login:Log in', ' Anmelden')).toEqual(['has blanks at an end.']);
    for (const html of ['<b>Anmelden</b>', 'Anmelden&nbsp;', 'a &#8211; b']) {
      expect(errors('login:Log in', html)).toEqual(['holds HTML, which is shown as it stands.']);
    }
    expect(errors('login:a < b & c', 'a < b & c')).toEqual([]);
  });

  it('in English differs from its key', () => {
    expect(errors('login:Close', 'Close', 'en')).toEqual([
      'says what its key says, and so needs no entry.',
    ]);
    expect(errors('login:Close', 'Close', 'de')).toEqual([]);
    expect(errors('login:Open (verb)', 'Open', 'en')).toEqual([]);
  });

  it('that is still empty has no errors', () => {
    expect(errors('login:Code for %email%', ' ')).toEqual([]);
  });
});
