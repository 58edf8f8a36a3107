import { describe, expect, it } from 'vitest';
import {
  bodyText,
  filledPath,
  type RequestParts,
  wireRequest,
} from '#scripts/conformance/target/request-parts.ts';

const none: RequestParts = { path: {}, query: {}, headers: {} };
const request = (parts: Partial<RequestParts>, path = '/boats') =>
  wireRequest({ method: 'POST', path }, { ...none, ...parts });

describe('the address of a request', () => {
  it('has the values of its parameters, encoded', () => {
    expect(filledPath('/c/{key}/{day}', { key: 'a/b ö', day: '2026-12-10' })).toBe(
      '/c/a%2Fb%20%C3%B6/2026-12-10',
    );
  });

  it('joins the values of a list, and leaves out what is missing', () => {
    expect(filledPath('/boats/{ids}', { ids: [1, 'a,b'] })).toBe('/boats/1,a%2Cb');
    expect(filledPath('/boats/{ids}', {})).toBe('/boats/');
  });

  it('has its query, with one entry per value of a list', () => {
    expect(request({ query: { q: 'a&b', id: [1, 2], filter: { a: 1 } } }).path).toBe(
      '/boats?q=a%26b&id=1&id=2&filter=%7B%22a%22%3A1%7D',
    );
    expect(request({}).path).toBe('/boats');
  });

  it('survives half a character', () => {
    expect(request({ query: { q: '\ud83d' } }).path).toBe('/boats?q=%EF%BF%BD');
  });
});

describe('the headers of a request', () => {
  it('ask for JSON, unless they say otherwise', () => {
    expect(request({}).headers).toEqual({ accept: 'application/json' });
    expect(request({ headers: { accept: 'text/html' } }).headers).toEqual({ accept: 'text/html' });
  });

  it('name the type of the body', () => {
    const body = { type: 'application/json', value: {} };
    expect(request({ body }).headers).toMatchObject({ 'content-type': 'application/json' });
    const form = { type: 'multipart/form-data', value: {} };
    expect(request({ body: form }).headers['content-type']).toMatch(
      /^multipart\/form-data; boundary=\S+$/,
    );
    const raw = { type: 'multipart/form-data', text: 'broken' };
    expect(request({ body: raw }).headers['content-type']).toBe('multipart/form-data');
  });
});

describe('the body of a request', () => {
  it('is JSON, with as many spaces as are wanted', () => {
    const type = 'application/json';
    expect(bodyText({ type, value: { a: [1, null] } })).toBe('{"a":[1,null]}');
    expect(bodyText({ type, value: 1, padding: 3 })).toBe('1   ');
  });

  it('is sent unchanged if it is a text', () => {
    expect(bodyText({ type: 'application/json', text: '{"a":', value: 1 })).toBe('{"a":');
    expect(bodyText({ type: 'text/plain', value: 'a' })).toBe('a');
    expect(bodyText({ type: 'text/plain', value: { a: 1 } })).toBe('{"a":1}');
  });

  it('is the fields of a form', () => {
    const value = { name: 'A & B', tags: ['x'], none: null };
    expect(bodyText({ type: 'application/x-www-form-urlencoded', value })).toBe(
      'name=A+%26+B&tags=%5B%22x%22%5D&none=null',
    );
  });

  it('is the parts of a form with files, which servers read', async () => {
    const body = { type: 'multipart/form-data', value: { name: 'Zoë', more: { a: 1 } } };
    const { headers, body: text = '' } = request({ body });
    const form = await new Response(text, { headers }).formData();
    expect([...form]).toEqual([
      ['name', 'Zoë'],
      ['more', '{"a":1}'],
    ]);
  });

  it('is absent without a value', () => {
    expect('body' in request({})).toBe(false);
  });
});
