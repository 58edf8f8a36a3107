import { describe, expect, it } from 'vitest';
import { errorTexts } from '#generated/error-texts.ts';
import german from '#mocks/translations/server-texts.de.json' with { type: 'json' };
import { serverText, wantedLanguage } from '#mocks/translations/server-texts.ts';
import { openMock } from '../support.ts';

const english = Object.keys(german);
const values = (text: string) => text.match(/%\w+%/g) ?? [];

describe('the server’s texts', () => {
  it('are complete in German, none empty, each with its placeholders', () => {
    expect(english.length).toBeGreaterThan(60);
    for (const [key, text] of Object.entries(german)) {
      expect(text.trim()).not.toBe('');
      expect(values(text)).toEqual(values(key));
    }
  });

  it('keep their values', () => {
    const text = 'Please enter at least 12 characters.';
    expect(serverText(text, 'de')).toBe('Bitte geben Sie mindestens 12 Zeichen ein.');
    expect(serverText('Must be one of: a, $&.', 'de')).toMatch(/ a, \$&\.$/);
  });

  it('stay English without a translation', () => {
    expect(serverText('Contract violation in app.', 'de')).toBe('Contract violation in app.');
    expect(serverText('Login failed', 'en')).toBe('Login failed');
  });

  it('are pseudo-localized in the development language', () => {
    expect(serverText('Not found', 'en-xa')).toBe('[Ñöţ ƒöûñð····]');
  });
});

describe('the requested language', () => {
  it.each([
    ['de', 'de'],
    ['pl, en;q=0.4, de;q=0.6', 'de'],
    ['de-AT', 'de'],
    ['DE', 'de'],
    ['en-XA', 'en-xa'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['de;q=0, en;q=0.1', 'en'],
    ['pl', undefined],
    ['*', undefined],
    ['de;q=x', undefined],
    [null, undefined],
  ])('of %j is %s', (header, language) => {
    expect(wantedLanguage(header)).toBe(language);
  });
});

describe('an error', () => {
  const wrong = { email: 'owner@example.com', password: 'wrong', stay_logged_in: false };

  it.each([
    ['de', 'Anmeldung fehlgeschlagen'],
    ['fr', 'Login failed'],
  ])('is in the language that %s requests', async (language, title) => {
    const { post } = await openMock();
    const response = await post('/login', wrong, { 'accept-language': language });
    expect(response.status).toBe(401);
    expect((await response.json()).error).toMatchObject({ id: 'login_failed', title });
  });

  it('names fields in that language, too', async () => {
    const { post } = await openMock();
    const body = { name: '', email: 'nina', password: 'short' };
    const response = await post('/register', body, { 'accept-language': 'de' });
    const { error } = await response.json();
    expect(error.title).toBe(serverText(errorTexts.validation_error.title, 'de'));
    expect(error.details).toEqual(
      expect.arrayContaining([
        { field: 'name', message: 'Bitte füllen Sie dieses Feld aus.' },
        { field: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
        { field: 'password', message: 'Bitte geben Sie mindestens 8 Zeichen ein.' },
      ]),
    );
  });

  it('is in the profile’s language if none is requested', async () => {
    const { get, logIn, send } = await openMock();
    await logIn('owner@example.com');
    await send('PATCH', '/user/profile', { language: 'de' });
    const { error } = await (await get('/admintool96/api/overdue-orgs')).json();
    expect(error).toMatchObject({ id: 'permission_denied', title: german['Not allowed'] });
  });

  it('is translated if it is the document’s example', async () => {
    const { get } = await openMock();
    const headers = { 'accept-language': 'de', prefer: 'code=500' };
    const { error } = await (await get('/news', headers)).json();
    expect(error.title).toBe('Etwas ist schiefgelaufen');
  });

  it('keeps the response’s cookies', async () => {
    const { post, fetch } = await openMock();
    await post('/login', wrong, { 'accept-language': 'de' });
    expect(fetch.jar.get('mock_world')).toBeDefined();
  });
});
