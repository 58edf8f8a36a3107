import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  type Codec,
  controlRef,
  findCodec,
  isVerbatim,
  listControls,
  readControl,
  readValues,
} from '#src/ui/form/controls.ts';

function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}
const first = (html: string) => {
  const [control] = listControls(formWith(html));
  if (!control) throw new Error('There is no control.');
  return control;
};
const cents: Codec<number> = {
  read: (text) => Number(text) * 100,
  write: (value) => String(Number(value) / 100),
};

describe('the controls of a form', () => {
  it('are those with a name, in their order', () => {
    const form = formWith(`
      <input name="b"><button name="send">Send</button><select name="a"></select><input>
      <fieldset name="group"><textarea name="c"></textarea></fieldset>`);
    expect(listControls(form).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  });
});

describe('the value of a control', () => {
  it('is its text without the spaces around it', () => {
    expect(readControl(first('<input name="a" value=" Ada  L. ">'))).toBe('Ada  L.');
  });

  it('keeps the spaces of a password, hidden or revealed', () => {
    const field = first('<input name="a" value=" x " data-verbatim>');
    expect(isVerbatim(field)).toBe(true);
    expect(readControl(field)).toBe(' x ');
  });

  it('is whether a box is checked', () => {
    expect(readControl(first('<input type="checkbox" name="a" checked>'))).toBe(true);
    expect(readControl(first('<input type="checkbox" name="a" value="on">'))).toBe(false);
  });

  it('is what its codec reads', () => {
    const field = first('<input name="a" value="12">');
    controlRef(cents)(field as HTMLInputElement);
    expect(readControl(field)).toBe(1200);
  });
});

describe('the ref of a control with a codec', () => {
  it('is passed on, to an object or a function', () => {
    const field = document.createElement('input');
    const object = createRef<HTMLInputElement>();
    const cleanUp = () => undefined;
    const callback = vi.fn(() => cleanUp);
    controlRef(cents, object)(field);
    expect(object.current).toBe(field);
    expect(controlRef(cents, callback)(field)).toBe(cleanUp);
    expect(callback).toHaveBeenCalledWith(field);
    expect(findCodec(field)).toBe(cents);
  });
});

it('the values of a form are its initial ones, updated from its controls', () => {
  const form = formWith(`
    <input name="name" value="Eve"><input name="mooring.place" value="Bonn">
    <input type="radio" name="kind" value="oar"><input type="radio" name="kind" value="sail" checked>`);
  const initial = { id: 7, name: 'Ada', kind: 'oar', mooring: { place: '', depth: 2 } };
  expect(readValues(form, initial)).toEqual({
    id: 7,
    name: 'Eve',
    kind: 'sail',
    mooring: { place: 'Bonn', depth: 2 },
  });
  expect(initial.mooring.place).toBe('');
});
