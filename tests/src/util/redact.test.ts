import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactAddress, redactText } from '#src/util/redact.ts';
import { anyAddress } from '#tests/setup/any-text.ts';

const key = 'ksA1b2C3d4E5f6G7h8';
const host = 'https://calendar.example';

describe('a redacted address', () => {
  it.each([
    ['/', '/'],
    ['/login', '/login'],
    ['/user/dashboard/', '/user/dashboard/'],
    ['/login?email=olivia@example.com&_target_path=/secret#part', '/login'],
    [`/${key}`, '/token'],
    [`/${key}/`, '/token/'],
    [`/${key}/settings?view=month`, '/token/settings'],
    [`/${key.toUpperCase()}`, '/token'],
    [`/%6b%73${key.slice(2)}`, '/token'],
    [`//${key}`, '/token'],
    [`/events/pointer/${key}`, '/events/pointer/token'],
    ['/events/pointer/a%20b/', '/events/pointer/token/'],
    ['/events//%70ointer/abc/more', '/events/%70ointer/token/more'],
    [`/x%2F${key}`, '/x%2Ftoken'],
    [`/x%252F${key}`, '/x%252Ftoken'],
    ['/x%2Fc%2FAbc123', '/x%2Fc%2Ftoken'],
    ['/c/abc123', '/c/token'],
    ['/C/ABC123/', '/c/token/'],
    ['/%63/abc12%33', '/c/token'],
    ['/c//abc123', '/c/token'],
    ['/c/abc123/rowing-club', '/c/token'],
    ['/c/abc123-rowing-club', '/c/token'],
    ['/c/abc123;x=1', '/c/token'],
    ['/c%2Fabc123', '/c%2Ftoken'],
    ['/c%252Fabc123', '/c%252Ftoken'],
    ['/c/abc123/rowing-club/settings', '/c/token/settings'],
    [`/c/abc123/${key}`, '/c/token'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('of %s is %s', (path, expected) => {
    expect(redactAddress(host + path)).toBe(host + expected);
  });

  it.each([
    ['one letter too few', `/${key.slice(0, -1)}`],
    ['one letter too many', `/${key}x`],
    ['another beginning', `/kt${key.slice(2)}`],
    ['part of a longer word', `/tas${key}`],
    ['a longer identifier', '/c/riverside'],
    ['a shorter identifier', '/c/abc'],
    ['a missing identifier', '/c'],
    ['a missing pointer', '/events/pointer/'],
  ])('keeps anything but a calendar: %s', (_name, path) => {
    expect(redactAddress(host + path)).toBe(host + path);
  });

  it('contains no email address', () => {
    expect(redactAddress('https://olivia:secret@calendar.example/login')).toBe(`${host}/login`);
  });

  it.each([
    '',
    'login',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    'android-app://x',
  ])('is undefined for %j, which is not a web address', (address) => {
    expect(redactAddress(address)).toBeUndefined();
  });

  it('keeps the base path, whatever it looks like', () => {
    const basePath = '/c/abc123';
    expect(redactAddress(`${host}/c/abc123/${key}`, { basePath })).toBe(`${host}/c/abc123/token`);
    expect(redactAddress(`${host}/c/abc123`, { basePath })).toBe(`${host}/c/abc123/`);
    expect(redactAddress(`${host}/c/abc1234`, { basePath })).toBe(`${host}/c/abc1234`);
  });

  it('never contains a key, a query or a fragment', () => {
    const words = fc.constantFrom(key, key.toLowerCase(), 'c', 'abc123', 'x', '%6b', '', '..', '%');
    fc.assert(
      fc.property(fc.array(words), fc.string(), fc.string(), (path, query, fragment) => {
        const address = `${host}/${path.join('/')}?${query}#${fragment}`;
        const redacted = redactAddress(address) ?? '';
        const isAddress = /^https:\/\/calendar\.example\/[^?#]*$/.test(redacted);
        const hasKey = redacted.toLowerCase().includes(key.toLowerCase());
        const hasIdentifier = /\/c\/+abc123/.test(redacted);
        expect({ redacted, isAddress, hasKey, hasIdentifier }).toEqual({
          redacted,
          isAddress: true,
          hasKey: false,
          hasIdentifier: false,
        });
      }),
    );
  });

  it('is unchanged by another redaction', () => {
    fc.assert(
      fc.property(anyAddress(), (address) => {
        const once = redactAddress(address) ?? '';
        expect(redactAddress(once)).toBe(once);
      }),
    );
  });
});

describe('a redacted text', () => {
  it.each([
    [`No calendar ${key} here`, 'No calendar token here'],
    [`Failed to fetch ${host}/${key}?code=1#x.`, `Failed to fetch ${host}/token`],
    ['Loading "/login?email=o@example.com" failed', 'Loading "/login" failed'],
    ['Loading /c/abc123/club-name failed', 'Loading /c/token failed'],
    ['Loading /events/pointer/a1-b2/c failed', 'Loading /events/pointer/token failed'],
    [`login?_target_path=%2F${key}%3Fx`, 'login?_target_path=%2Ftoken%3Fx'],
    [`login?_target_path=%252F${key}`, 'login?_target_path=%252Ftoken'],
    [`a=%3D${key.toLowerCase()}%26`, 'a=%3Dtoken%26'],
    ['login?_target_path=%2Fc%2FAbc123 failed', 'login?_target_path=%2Fc%2Ftoken failed'],
    ['login?_target_path=%2Fc%2FAbc123%2Fclub', 'login?_target_path=%2Fc%2Ftoken'],
    ['login?to=%2Fevents%2Fpointer%2Fa1%20b2', 'login?to=%2Fevents%2Fpointer%2Ftoken'],
    ['olivia.owner@example.com is unknown', '[email] is unknown'],
    ['olivia%40example.com is unknown', '[email] is unknown'],
    ['to=olivia%2540example.com', '[email]'],
    ['Loading c/abc123 failed', 'Loading c/token failed'],
    ['Loading src/abc123 and music/abc123 failed', 'Loading src/abc123 and music/abc123 failed'],
    ['Loading data:text/plain;base64,T2xpdmlh failed', 'Loading [address] failed'],
    [`Loading blob:${host}/9f86d081 failed`, 'Loading [address] failed'],
    ['The data: nothing', 'The data: nothing'],
    [
      `Unexpected token 'O', ..."name": "Olivia Owner""... is not valid JSON`,
      "Unexpected token 'O' is not valid JSON",
    ],
    ['JSON Parse error: Unexpected identifier "Olivia"', 'JSON Parse error: Unexpected identifier'],
    ["JSON Parse error: Unexpected identifier 'Olivia'", 'JSON Parse error: Unexpected identifier'],
    ["JSON Parse error: Unrecognized token 'Olivia", 'JSON Parse error: Unrecognized token'],
    [
      "Unexpected token 'O', 'Olivia Owner'... is not valid JSON",
      "Unexpected token 'O' is not valid JSON",
    ],
    ['"Olivia \n "Owner" is not valid JSON', ' is not valid JSON'],
    [
      'Unexpected token &quot;Olivia&quot; is not valid JSON',
      'Unexpected token  is not valid JSON',
    ],
    ['Really? Yes # 1.', 'Really? Yes # 1.'],
    ['refused: Bearer eyJhbGciOi.J9-x_y/z', 'refused: Bearer [secret]'],
    ['Authorization: Basic b2xpdmlhOng=', 'Authorization: Basic [secret]'],
    ['password=hunter2 is wrong', 'password=[secret] is wrong'],
    ['new_password=a&session_id=b;x=1', 'new_password=[secret]&session_id=[secret];x=1'],
    ['body {"password":"three \\"rivers","id":1}', 'body {"password":"[secret]","id":1}'],
    ['{"accessToken" : "abc", "code": 2}', '{"accessToken" : "[secret]", "code": 2}'],
    ['{"session":12,"a":1}', '{"session":"[secret]","a":1}'],
    ['"{\\"password\\":\\"hunter2\\",\\"id\\":1}"', '"{\\"password\\":"[secret]",\\"id\\":1}"'],
    ['{"password":"cut off', '{"password":"[secret]"'],
    ['Unexpected token in line 3', 'Unexpected token in line 3'],
    ['The password is too short', 'The password is too short'],
  ])('of %j is %j', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  it('never contains a key', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(redactText(`${before} ${key} ${after}`)).not.toContain(key);
      }),
    );
  });

  it('is truncated if it is very long', () => {
    expect(redactText('a'.repeat(300_000))).toHaveLength(1000);
  });

  it.each([1000, 5000])('contains no part of a key if truncated after %i characters', (end) => {
    const text = `${'a '.repeat(end / 2 - 4)}${key} b${' c'.repeat(600)}`;
    expect(redactText(text)).not.toContain('ks');
    const shrinking = `${host}/?${'q'.repeat(end - host.length - 13)} ${key} b`;
    expect(redactText(shrinking)).not.toContain('ks');
  });
});
