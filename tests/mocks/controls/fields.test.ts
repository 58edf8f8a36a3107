import { describe, expect, it } from 'vitest';
import {
  aBoolean,
  choice,
  FieldError,
  fieldErrorResponse,
  kind,
  orNull,
  readFields,
} from '#mocks/controls/fields.ts';

const kinds = {
  isOpen: aBoolean,
  language: choice(['en', 'de']),
  theme: orNull(choice(['dark'])),
  count: kind('a number', (value) => (typeof value === 'number' ? value : undefined)),
};

function read(body: string, required: (keyof typeof kinds)[] = []) {
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://localhost/', { method: 'POST', body, headers });
  return readFields(request, kinds, required);
}
const errors = async (body: string, required: (keyof typeof kinds)[] = []) => {
  const error: unknown = await read(body, required).catch((refused: unknown) => refused);
  if (!(error instanceof FieldError)) throw error;
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]));
};

describe('the fields of a control call', () => {
  it('are read by their kinds', async () => {
    expect(await read('{"isOpen":false,"language":"de","theme":null,"count":0}')).toEqual({
      isOpen: false,
      language: 'de',
      theme: null,
      count: 0,
    });
  });

  it('may be left out, and so may the body', async () => {
    expect(await read('{"theme":"dark"}')).toEqual({ theme: 'dark' });
    expect(await read('')).toEqual({});
  });

  it('are all explained if they are wrong', async () => {
    const body = '{"isOpen":"no","language":"fr","theme":"light","count":null,"color":1}';
    expect(await errors(body)).toEqual({
      isOpen: 'Must be true or false.',
      language: 'Must be one of: en, de.',
      theme: 'Must be one of: dark; or null.',
      count: 'Must be a number.',
      color: 'This field is not known.',
    });
  });

  it('are no members that every object has', async () => {
    expect(await errors('{"toString":1}')).toEqual({ toString: 'This field is not known.' });
  });

  it('are missing only if they are required', async () => {
    expect(await errors('{"isOpen":true}', ['isOpen', 'count'])).toEqual({
      count: 'Please fill in this field.',
    });
  });

  it('are none in a body that is null', async () => {
    expect(await read('null')).toEqual({});
  });

  it.each(['[]', '"text"', '{"isOpen":'])('are not in %s', async (body) => {
    expect(await errors(body)).toEqual({ body: 'Must be a JSON object.' });
  });
});

it('their errors are answered like those of a call', async () => {
  const response = fieldErrorResponse(new FieldError([{ field: 'count', message: 'No.' }]));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    error: { id: 'validation_error', details: [{ field: 'count', message: 'No.' }] },
  });
});
