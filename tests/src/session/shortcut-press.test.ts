import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readPress } from '#src/session/shortcut-press.ts';

const keys = ['?', '/', '$mod+K', ...'abcdefghijklmnopqrstuvwxyz'];

/** Presses a key in an element; returns the shortcut it is read as. */
function press(init: KeyboardEventInit, html = '<button></button>'): string | undefined {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  let key: string | undefined;
  place.addEventListener('keydown', (event) => {
    key = keys.find(readPress(event));
  });
  const target = place.querySelector('[data-target]') ?? place.querySelector('*') ?? place;
  target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  return key;
}

describe('a key', () => {
  it.each([
    ['a letter', { key: 'g' }, 'g'],
    ['a letter with Caps Lock on', { key: 'G' }, 'g'],
    ['the question mark of an American keyboard', { key: '?', shiftKey: true, code: 'Slash' }, '?'],
    ['the question mark of a German keyboard', { key: '?', shiftKey: true, code: 'Minus' }, '?'],
    ['the slash of a German keyboard', { key: '/', shiftKey: true, code: 'Digit7' }, '/'],
    ['the slash of a French keyboard', { key: '/', shiftKey: true, code: 'Period' }, '/'],
    ['the question mark of an Arabic keyboard', { key: '؟', shiftKey: true }, '?'],
    ['the question mark in full width', { key: '？', shiftKey: true }, '?'],
    ['a letter on another key of a French keyboard', { key: 'a', code: 'KeyQ' }, 'a'],
    ['a Cyrillic letter by its position', { key: 'п', code: 'KeyG' }, 'g'],
    ['a Greek letter by its position', { key: 'δ', code: 'KeyD' }, 'd'],
    ['a combination', { key: 'k', ctrlKey: true }, '$mod+K'],
    ['a combination with a Cyrillic letter', { key: 'л', code: 'KeyK', ctrlKey: true }, '$mod+K'],
  ])('is read as %s', (_what, init, expected) => {
    expect(press(init)).toBe(expected);
  });

  it.each([
    ['with Ctrl', { key: 'g', ctrlKey: true }],
    ['with Command', { key: 'g', metaKey: true }],
    ['with Alt', { key: 'g', altKey: true }],
    ['with Ctrl and Shift', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['with Shift', { key: 'G', shiftKey: true }],
    ['that repeats', { key: 'g', repeat: true }],
    ['of an input method', { key: 'g', isComposing: true }],
    ['of another kind', { key: 'Enter' }],
    ['of another Latin letter', { key: 'é', code: 'KeyG' }],
  ])('%s is not a shortcut', (_what, init) => {
    expect(press(init)).toBeUndefined();
  });

  it.each([
    '<input>',
    '<input type="search">',
    '<input type="date">',
    '<textarea></textarea>',
    '<select></select>',
    '<p contenteditable><b data-target></b></p>',
    '<ul role="listbox"><li data-target></li></ul>',
    '<ul role="menu"><li data-target></li></ul>',
    '<div role="dialog"><button data-target></button></div>',
  ])('is ignored in %s', (html) => {
    expect(press({ key: 'g' }, html)).toBeUndefined();
  });

  it.each([
    '<input type="checkbox">',
    '<a href="/"></a>',
    '<p contenteditable="false"></p>',
    // One that is just closing.
    '<div role="dialog" data-closed><button data-target></button></div>',
  ])('works in %s', (html) => {
    expect(press({ key: 'g' }, html)).toBe('g');
  });

  it.each([
    ['<input>', '$mod+K'],
    ['<div role="dialog"><button data-target></button></div>', '$mod+K'],
    ['<textarea></textarea>', undefined],
    ['<p contenteditable><b data-target></b></p>', undefined],
  ])('with Ctrl in %s is %s', (html, expected) => {
    expect(press({ key: 'k', ctrlKey: true }, html)).toBe(expected);
  });

  it('is a combination with the key that is shown, of an Apple keyboard, too', () => {
    const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh');
    onTestFinished(() => userAgent.mockRestore());
    expect(press({ key: 'k', metaKey: true })).toBe('$mod+K');
    expect(press({ key: 'k', ctrlKey: true })).toBeUndefined();
  });
});
