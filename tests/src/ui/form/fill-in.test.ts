import { beforeEach, describe, expect, it } from 'vitest';
import { controlRef } from '#src/ui/form/controls.ts';
import { fillIn } from '#src/ui/form/fill-in.ts';

const events: string[] = [];
beforeEach(() => {
  events.length = 0;
});

/** A control on the page that records its events. */
function add<Control extends HTMLElement>(html: string): Control {
  document.body.innerHTML = html;
  const control = document.body.firstElementChild as Control;
  for (const type of ['input', 'change', 'click']) {
    control.addEventListener(type, () => events.push(type));
  }
  return control;
}

describe('filling in a text field', () => {
  it('sets its text and tells the page, as typing does', () => {
    const field = add<HTMLInputElement>('<input value="Ada">');
    fillIn(field, 'Eve');
    expect(field.value).toBe('Eve');
    expect(events).toContain('input');
  });

  it('does nothing if the text is the same', () => {
    fillIn(add<HTMLTextAreaElement>('<textarea>Ada</textarea>'), 'Ada');
    expect(events).toEqual([]);
  });

  it('empties it without a value', () => {
    const field = add<HTMLInputElement>('<input value="Ada">');
    fillIn(field, null);
    expect(field.value).toBe('');
  });

  it('writes the value as its codec does', () => {
    const field = add<HTMLInputElement>('<input>');
    controlRef({ read: Number, write: (value) => `${value} €` })(field);
    fillIn(field, 12);
    expect(field.value).toBe('12 €');
  });
});

it('filling in a list chooses an option, which changes it', () => {
  const list = add<HTMLSelectElement>('<select><option>a</option><option>b</option></select>');
  fillIn(list, 'b');
  expect(list.value).toBe('b');
  expect(events).toEqual(['change']);
});

describe('filling in a box', () => {
  it('clicks it if it changes', () => {
    const box = add<HTMLInputElement>('<input type="checkbox">');
    fillIn(box, true);
    expect(box.checked).toBe(true);
    expect(events).toContain('click');
    fillIn(box, false);
    expect(box.checked).toBe(false);
  });

  it('leaves it alone if it does not', () => {
    const box = add<HTMLInputElement>('<input type="checkbox" checked>');
    fillIn(box, true);
    expect(box.checked).toBe(true);
    expect(events).toEqual([]);
  });
});

describe('filling in radio buttons', () => {
  function radio(isChecked: boolean): HTMLInputElement {
    const button = add<HTMLInputElement>('<input type="radio" value="2">');
    button.checked = isChecked;
    controlRef({ read: Number, write: String })(button);
    return button;
  }

  it('clicks the one with the value', () => {
    const button = radio(false);
    fillIn(button, 2);
    expect(button.checked).toBe(true);
    expect(events).toContain('click');
  });

  it('turns off the others without a click, which could not do it', () => {
    const button = radio(true);
    fillIn(button, 3);
    expect(button.checked).toBe(false);
    expect(events).toEqual([]);
  });
});
