import { describe, expect, it } from 'vitest';
import { isAltA } from '#src/features/calendar/selection/key-combination.ts';

const noKeys = {
  ...{ ctrlKey: false, metaKey: false, shiftKey: false, repeat: false },
  altKey: true,
};

describe('Alt and A', () => {
  it.each([
    ['Windows', 'a', 'KeyA', true],
    ['Windows with Caps Lock', 'A', 'KeyA', true],
    ['Windows in French', 'a', 'KeyQ', true],
    ['Windows in French, on the key that has A elsewhere', 'q', 'KeyA', false],
    ['Windows in Russian', 'ф', 'KeyA', true],
    ['a Mac', 'å', 'KeyA', true],
    ['a Mac whose next key has an accent', 'Dead', 'KeyA', true],
    ['a Mac in French', 'æ', 'KeyQ', true],
    ['a Mac in French with Caps Lock', 'Æ', 'KeyQ', true],
    ['a Mac in French, on the key that has A elsewhere', '‡', 'KeyA', false],
    ['a Mac, on another key that writes the same', 'æ', 'Quote', false],
    ['a Mac, on the key that has A in French', 'œ', 'KeyQ', false],
  ])('are told from other keys on %s: %s', (_keyboard, key, code, isPressed) => {
    expect(isAltA({ ...noKeys, key, code })).toBe(isPressed);
  });

  it('are not pressed together with other keys, or held', () => {
    const pressed = { ...noKeys, key: 'a', code: 'KeyA' };
    for (const other of ['ctrlKey', 'metaKey', 'shiftKey', 'repeat'] as const) {
      expect(isAltA({ ...pressed, [other]: true }), other).toBe(false);
    }
    expect(isAltA({ ...pressed, altKey: false })).toBe(false);
  });
});
