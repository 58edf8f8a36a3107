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

describe('a text without secrets', () => {
  it.each(names)('loses its %s, however it is written', (name) => {
    const leaks = forms
      .map((form) => form(name))
      .filter((text) => withoutSecrets(`It failed: ${text} (x)`).includes('nter2'));
    expect(leaks).toEqual([]);
  });

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
