import { describe, expect, it } from 'vitest';
import { type Control, controlRef } from '#src/ui/form/controls.ts';
import { findFieldError, findFieldErrors } from '#src/ui/form/find-field-errors.ts';

function control(html: string): Control {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('input, select, textarea') as Control;
}
const error = (html: string, limits = {}) => findFieldError(control(html), limits);

describe('the error of a required field', () => {
  it.each([
    ['<input required>', 'missing'],
    ['<input required value="  ">', 'missing'],
    ['<select required><option value="">–</option></select>', 'unchosen'],
    ['<input type="radio" name="a" required>', 'unchosen'],
    ['<input type="checkbox" required>', 'unchecked'],
  ])('of %s is: %s', (html, rule) => expect(error(html)).toEqual({ rule }));

  it('is none if it is filled in, spaces of a password included', () => {
    expect(error('<input required value="Ada">')).toBeUndefined();
    expect(error('<input required value="  " data-verbatim>')).toBeUndefined();
    expect(error('<input type="checkbox" required checked>')).toBeUndefined();
  });
});

describe('the error of a field', () => {
  it.each([
    ['<input type="email" value="ada">', 'email'],
    ['<input type="url" value="ada">', 'url'],
    ['<input value="Ada" pattern="[a-z]+">', 'pattern'],
  ])('of %s is: %s', (html, rule) => expect(error(html)).toEqual({ rule }));

  it('is none if it is empty and not required', () => {
    expect(error('<input type="email">', { minLength: 5 })).toBeUndefined();
  });

  it('is none if users cannot change it', () => {
    expect(error('<input required disabled>')).toBeUndefined();
    expect(error('<input type="email" value="ada" disabled>')).toBeUndefined();
  });

  it('is what its codec finds', () => {
    const field = control('<input value="Ada">');
    controlRef({ read: String, write: String, check: () => ({ rule: 'number' }) })(field);
    expect(findFieldError(field, { maxLength: 2 })).toEqual({ rule: 'number' });
  });
});

describe('the limits of a text', () => {
  it('count characters as the contract does, without the spaces around them', () => {
    const limits = { minLength: 2, maxLength: 3 };
    expect(error('<input value=" 😀 ">', limits)).toEqual({ rule: 'short', count: 2 });
    expect(error('<input value=" 😀😀😀 ">', limits)).toBeUndefined();
    expect(error('<textarea>Adam</textarea>', limits)).toEqual({ rule: 'long', count: 3 });
  });

  it('may have a pattern, which any part matches', () => {
    const limits = { pattern: String.raw`\p{Lu}` };
    expect(error('<input value="Ada">', limits)).toBeUndefined();
    expect(error('<input value="ada">', limits)).toEqual({ rule: 'pattern' });
  });

  it('do not apply to values that are no texts', () => {
    expect(error('<input type="checkbox" checked>', { minLength: 5 })).toBeUndefined();
  });
});

it('the errors of a form are in its order, one for each name', () => {
  control(`
    <input name="name" value="Adam"><input type="radio" name="kind" required>
    <input type="radio" name="kind" required><input name="note" value="fine">
    <input name="tags.1" value="long"><input value="without a name" pattern="x">`);
  const form = document.querySelector('form') as HTMLFormElement;
  const limits = { name: { maxLength: 3 }, 'tags.*': { maxLength: 1 } };
  expect([...findFieldErrors(form, limits)]).toEqual([
    ['name', { rule: 'long', count: 3 }],
    ['kind', { rule: 'unchosen' }],
    ['tags.1', { rule: 'long', count: 1 }],
  ]);
});
