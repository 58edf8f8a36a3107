import { describe, expect, it } from 'vitest';
import { isJson, maximumBodyBytes, readBody, validatedHeaders } from '#mocks/http/request-body.ts';

function request(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers });
}
const json = (text: BodyInit) => readBody(request(text, { 'content-type': 'application/json' }));

describe('the body of a request', () => {
  it('is parsed if it is JSON', async () => {
    expect(await json('{"a":[1]}')).toMatchObject({ kind: 'read', value: { a: [1] } });
    const problem = request('1', { 'content-type': 'application/problem+json; charset=utf-8' });
    expect(await readBody(problem)).toMatchObject({ value: 1 });
  });

  it('is kept as bytes, too', async () => {
    const body = await json(' {} ');
    expect(body.kind === 'read' && new TextDecoder().decode(body.bytes)).toBe(' {} ');
  });

  it('is a text of any other type', async () => {
    const form = request('a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(await readBody(form)).toMatchObject({ kind: 'read', value: 'a=1' });
  });

  it('is undefined if there is none', async () => {
    expect(await readBody(request(null))).toMatchObject({ kind: 'read', value: undefined });
  });

  it('is the fields of a form, and the texts of its files', async () => {
    const form = new FormData();
    form.set('name', 'Zoë');
    form.set('file', new File(['a,b'], 'boats.csv'));
    expect(await readBody(request(form))).toMatchObject({
      kind: 'read',
      value: { name: 'Zoë', file: 'a,b' },
    });
  });

  it('stays a text if it is no form, although its type says so', async () => {
    const broken = request('a=1', { 'content-type': 'multipart/form-data; boundary=x' });
    expect(await readBody(broken)).toMatchObject({ kind: 'read', value: 'a=1' });
  });

  it.each(['{"a":', 'nothing'])('is malformed: %s', async (text) => {
    expect(await json(text)).toEqual({ kind: 'malformed' });
  });

  it('is malformed if it is not UTF-8', async () => {
    expect(await json(new Uint8Array([0x22, 0xff, 0x22]))).toEqual({ kind: 'malformed' });
  });

  it.each(['1e999', '[-1E+400]', `1${'0'.repeat(310)}`])(
    'is malformed if it has a number that is too large: %s',
    async (text) => expect(await json(text)).toEqual({ kind: 'malformed' }),
  );

  it('may have small numbers and texts that look like large ones', async () => {
    expect(await json('[1e-999,"1e999",1e100]')).toMatchObject({ value: [0, '1e999', 1e100] });
  });

  it('is malformed if it has too many levels, with the reason', async () => {
    expect(await json('['.repeat(101))).toEqual({
      kind: 'malformed',
      message: 'The body has more than 100 levels.',
    });
  });

  it('is not decompressed', async () => {
    expect(await readBody(request('x', { 'content-encoding': 'gzip' }))).toEqual({
      kind: 'encoded',
    });
    expect(await readBody(request('x', { 'content-encoding': 'Identity' }))).toMatchObject({
      kind: 'read',
    });
  });

  it('has at most 20 megabytes, announced or not', async () => {
    expect(await readBody(request('x', { 'content-length': `${maximumBodyBytes + 1}` }))).toEqual({
      kind: 'too-large',
    });
    const text = 'x'.repeat(maximumBodyBytes);
    expect((await readBody(request(text))).kind).toBe('read');
    expect((await readBody(request(`${text}x`))).kind).toBe('too-large');
  });
});

describe('the headers to check', () => {
  const type = (contentType: string) =>
    validatedHeaders(request(null, { 'content-type': contentType }))['content-type'];

  it('have a type without parameters', () => {
    expect(type('Application/JSON; charset=utf-8')).toBe('application/json');
    expect(type('nonsense')).toBe('application/octet-stream');
  });

  it('are otherwise as they were sent', () => {
    expect(validatedHeaders(request(null, { 'X-Kind': 'a; b' }))).toEqual({ 'x-kind': 'a; b' });
  });
});

it.each([
  ['application/json', true],
  ['application/vnd.boats+json', true],
  ['text/json', false],
  [null, false],
])('%s is JSON: %s', (type, expected) => expect(isJson(type)).toBe(expected));
