import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '#src/util/without-secrets.ts';

// Every way to write a name with its value, for every kind of name.
const secret = 'hUnter2.x-9';
const names = [
  'password',
  'new_password',
  'passwd',
  'pwd',
  'passphrase',
  'passcode',
  'client_secret',
  'token',
  'accessToken',
  'access-token',
  'csrf_token',
  'jwt',
  'session',
  'session_id',
  'mock_session',
  'Cookie',
  'Authorization',
  'X-Auth',
  'apikey',
  'api_key',
  'x-api-key',
  'private_key',
  'credential',
  'signature',
  'policy',
  'otp',
  'pass',
  'pin',
  'sid',
  'PHPSESSID',
  'nonce',
  'csrf',
  'X-XSRF',
  'sig',
  'license_key',
  'mfa',
  'SAMLResponse',
  'client_assertion',
  'code',
  'verification_code',
  'backupCode',
  'Passwort',
  'Kennwort',
  'contraseña',
  'motdepasse',
  'mdp',
  'パスワード',
  'AccountKey',
  'private key',
  'code_verifier',
];
const forms: readonly ((name: string) => string)[] = [
  (name) => `${name}=${secret}`,
  (name) => `${name}="${secret}"`,
  (name) => `${name}='${secret}'`,
  (name) => `${name} = \`${secret}\``,
  (name) => `${name}: ${secret}`,
  (name) => `${name}:${secret}`,
  (name) => `${name} => '${secret}'`,
  (name) => `{"${name}":"${secret}"}`,
  (name) => `{ '${name}': '${secret}' }`,
  (name) => `{${name}: "${secret}"}`,
  (name) => `"{\\"${name}\\": \\"${secret}\\"}"`,
  (name) => `["${name}","${secret}"]`,
  (name) => `?a=1&${name}=${secret}&b=2`,
  (name) => `${name}%3D${secret}%26b`,
  (name) => `${name}%3d${secret}`,
  (name) => `${name}%253D${secret}%2526b`,
  (name) => `%7B%22${name}%22%3A%22${secret}%22%7D`,
  (name) => `<${name}>${secret}</${name}>`,
  (name) => `${name}: Bearer ${secret}`,
  (name) => `${name.toUpperCase()}=${secret}`,
  (name) => `${name}%3a%20${secret}`,
  (name) => `${name}%20%3D%20${secret}`,
  (name) => `user[${name}]=${secret}`,
  (name) => `${name}[]=${secret}`,
  (name) => `user%5B${name}%5D=${secret}`,
  (name) => `('${name}', '${secret}')`,
  (name) => `${name} := ${secret}`,
  (name) => `${name} -> ${secret}`,
  (name) => `${name}：${secret}`,
  (name) => `“${name}”: “${secret}”`,
  (name) => `${name}&#61;${secret}`,
  (name) => `{&quot;${name}&quot;:&quot;${secret}&quot;}`,
  (name) => `${name}\\u003d${secret}`,
];

const hash = '9f86d081884c7d659a2feaa0c55ad015';

/** Each with the part that must not remain. */
const spoken: readonly (readonly [text: string, secret: string])[] = [
  ...[
    'password is',
    'Password was',
    'the password is "',
    'with password',
    'password "',
    "passwd '",
    'PASSWORD',
    'access token',
    'curl --password',
    'curl --api-key',
    'curl -u olivia:',
    'Das Passwort ist',
    'Passwort lautet',
    'Geheimnis:',
    'La contraseña es',
    'La clave es',
    'clave:',
    'Le mot de passe est',
    'mot de passe :',
    'mdp :',
    'パスワードは',
    'パスワード：',
    'API-Schlüssel:',
    'clé API :',
    'clave API:',
    'APIキー：',
    'https://olivia:',
    'postgres://u:',
    'redis://:',
    '?key=',
    'key=',
    "key='",
    'session',
    'the session id',
    '?a=1&state=',
    '#invite=',
  ].map((before) => {
    const blank = /[a-zA-Z]$|[a-zß]:$/.test(before) && !/\/\/|-u /.test(before) ? ' ' : '';
    const after = before.includes('://') ? '@host/a' : '';
    return [`${before}${blank}${secret}${after}`, 'nter2'] as const;
  }),
  ['ghp_16C7e42F292c6912E7710c838347Ae178B4a', '7e42F'],
  ['github_pat_11ABCDEFG0abcdefghijkl_ABCDEFGH', 'ABCDEFG0'],
  [['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_'), '4eC39'],
  ['whsec_4eC39HqLyjWDarjtT1zdp7dc', '4eC39'],
  [['xoxb', '1234567890', 'abcdefGHIJ'].join('-'), 'abcdefGHIJ'],
  ['AKIAIOSFODNN7EXAMPLE', 'IOSFODNN7'],
  ['AIzaSyA1234567890abcdefghijklmnopqrstuv', '1234567890'],
  ['glpat-abcdefghij1234567890', 'abcdefghij'],
  ['npm_abcdefghijklmnopqrstuvwxyz0123456789', 'abcdefghij'],
  ['SG.abcdefghij.klmnopqrstuvwxyz', 'abcdefghij'],
  ['sk-abcdefghijklmnopqrstuvwxyz123456', 'abcdefghij'],
  ['ya29.a0AfH6SMBabcdefghij', 'a0AfH6'],
  ['hf_abcdefghijklmnopqrstuvwx', 'abcdefghij'],
  ['-----BEGIN PRIVATE KEY-----\nMIIEvQab\n-----END PRIVATE KEY-----', 'MIIE'],
  ['-----BEGIN RSA PRIVATE KEY-----\\nMIIEvQab', 'MIIE'],
  [`hash ${hash}`, hash],
  [`/reset/${hash}`, hash],
  [`state=${hash}`, hash],
  ['c2VjcmV0LXZhbHVlLXRoYXQtaXMtbG9uZw== was refused', 'c2Vj'],
  ['dozjgNryP4J3jVmNHl0w5NXgL0n3I9PlFUP0THsR8U was refused', 'dozj'],
  ['your code is 482193', '482193'],
  ['The code 482193 is wrong', '482193'],
  ['Code lautet 482193', '482193'],
  ['código: 482193', '482193'],
  ['code de vérification : 482193', '482193'],
  ['確認コード：482193', '482193'],
  ['認証コードは482193です', '482193'],
  ['PIN ist 4821', '4821'],
  ['recovery code: abcd-efgh', 'abcd'],
  ['backup code abcd-1234', '1234'],
];

describe('a text without secrets', () => {
  it.each(names)('loses its %s, however it is written', (name) => {
    const leaks = forms
      .map((form) => form(name))
      .filter((text) => withoutSecrets(`It failed: ${text} (x)`).includes('nter2'));
    expect(leaks).toEqual([]);
  });

  it.each(spoken)(
    'loses what is a secret by its form, or by what is said of it: %s',
    (text, part) => {
      const shorter = withoutSecrets(`It failed: ${text} (x)`);
      expect(shorter).not.toContain(part);
      expect(shorter).toContain('It failed: ');
    },
  );

  it('loses a web token', () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dozjgNryP4J3jVmNHl0w5N';
    expect(withoutSecrets(`refused ${token}, again`)).toBe('refused [secret], again');
    expect(withoutSecrets(`jwt%20${token}`)).not.toContain('dozj');
  });

  // A regular expression that backtracks without a limit, or reads the rest again at each place, would not end in time.
  it.each([
    'token',
    '"token":"\\',
    "password='",
    'a_',
    'code=',
    'code=a',
    '%25',
    'eyJ',
    '=[',
    '"a-',
    'token={',
    'name="token"',
    '%20',
    'authorization: a ',
    '-----BEGIN A-----',
    '-u a',
    '--token ',
    'password is a',
    'pin is "',
    'pin a',
    'a://a:',
    'ghp_a',
    'SG.aaaaaaaa.',
    'sk-a',
    'aB1-',
    'mot de passe',
    'code is ',
  ])('ends for many %j', (text) => {
    expect(withoutSecrets(text.repeat(1_000_000 / text.length))).not.toBe('');
  });

  it.each([
    ["{'password': 'three \\'rivers', 'id': 1}", "{'password': '[secret]', 'id': 1}"],
    ['{"tokens":["ab","cd"],"id":1}', '{"tokens":"[secret]","id":1}'],
    ['{"session":{"id":"ab"}}', '{"session":"[secret]"}'],
    ['{"token":{"a":{"b":"ab"},"c":"cd"},"id":1}', '{"token":"[secret]","id":1}'],
    ['Cookie: theme=dark; sid=ab12\nAccept: */*', 'Cookie: [secret]\nAccept: */*'],
    ['Authorization: Digest username="o", response="ab"', 'Authorization: [secret]'],
    ['authorization: ApiKey ab\nAccept: */*', 'authorization: [secret]\nAccept: */*'],
    ['sent Bearer%20ab%26', 'sent Bearer%20[secret]'],
    ['Bearer: ab', 'Bearer: [secret]'],
    ['?a=1&code=abcd&b=2', '?a=1&code=[secret]&b=2'],
    ['<input name="password" value="ab">', '<input name="password" value="[secret]">'],
    ['name="password"\r\n\r\nab\r\n--x', 'name="password"\r\n\r\n[secret]\r\n--x'],
    ['{"accessToken" : "abc", "code": 2}', '{"accessToken" : "[secret]", "code": 2}'],
  ])('of %j is %j', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });

  it.each([
    'The server answered with code 500',
    'status_code: 500, code=404',
    'error code: ECONNRESET',
    'The session is over: log in',
    'author=Olivia',
    'Each item needs a "key" (key=3), compass: north, spinner=1, signal: SIGTERM',
    'The page /user/password/ shows passes: 3 and pinned=true',
    'eyJust.a.word',
    'the key is under the mat',
    'status=200, state=open, key=3, ?view=month',
    'code of conduct, zip code 90210, the close code is 1006',
    'The password is required, is wrong, is 12 characters long',
    'Das Passwort ist falsch. La contraseña es obligatoria. Le mot de passe est trop court.',
    'パスワードは8文字以上で入力してください。',
    'La palabra clave: Riverside',
    'Unexpected token \'<\', "<!doctype "... is not valid JSON',
    'Unexpected token u in JSON at position 0, the token has expired',
    'pin 3 calendars, the pin is 3, 2FA is on',
    'at https://calendar.example/assets/CalendarByIdentifierPageContents-Dk3sB1a9.js:1:2345',
    'useCalendarRangeSubscriptionHandlers42 of 3f2a4b1c-1111-4222-8333-123456789abc',
    'a'.repeat(60),
    'https://calendar.example:8080/a@b',
    'run it with -u or --password',
  ])('is the same if it has none: %s', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });

  it('is unchanged by another redaction', () => {
    for (const form of forms) {
      const once = withoutSecrets(form('token'));
      expect(withoutSecrets(once)).toBe(once);
    }
  });
});
