import { expect, it } from 'vitest';
import { TextResponse } from '#mocks/http/text-response.ts';

const text = '{"title":"Rowing – 会議室"}';
const init = { status: 201, headers: { 'content-type': 'application/json' } };

it('a text response reads like a standard one', async () => {
  const standard = new Response(text, init);
  const response = new TextResponse(text, init);
  expect([response.status, [...response.headers]]).toEqual([201, [...standard.headers]]);
  expect(await response.text()).toBe(text);
  expect(await response.json()).toEqual({ title: 'Rowing – 会議室' });
  expect(await response.bytes()).toEqual(await standard.bytes());
  expect(new TextDecoder().decode(await response.arrayBuffer())).toBe(text);
  const blob = await response.blob();
  expect([blob.type, await blob.text()]).toEqual(['application/json', text]);
  expect(await new Response(response.body).text()).toBe(text);
});

it('a clone is the same', async () => {
  const copy = new TextResponse(text, init).clone();
  expect([copy.status, [...copy.headers], await copy.text()]).toEqual([
    201,
    [['content-type', 'application/json']],
    text,
  ]);
});

it('a copy without a body is empty', async () => {
  const copy = new Response(null, new TextResponse(text, init));
  expect([copy.status, await copy.text()]).toEqual([201, '']);
});
