import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOutside, useOuterClick } from '#src/ui/menu/outer-click.ts';

/** An element with another one a number of levels below it. */
function nested(levels: number) {
  const outer = document.createElement('div');
  let inner: HTMLElement = outer;
  for (let level = 0; level < levels; level += 1) {
    inner.append(document.createElement('div'));
    inner = inner.firstElementChild as HTMLElement;
  }
  document.body.append(outer);
  return { outer, inner };
}

/** Whether a press on `target` is outside `element`, asked while the event is dispatched. */
function isPressOutside(target: Element, element: Element | null): boolean {
  let outside: boolean | undefined;
  const ask = (event: Event) => {
    outside = isOutside(event, element);
  };
  document.addEventListener('pointerdown', ask, true);
  target.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  document.removeEventListener('pointerdown', ask, true);
  return outside ?? false;
}

afterEach(() => document.body.replaceChildren());

describe('an event', () => {
  it('on or inside the element is not outside', () => {
    const { outer, inner } = nested(3);
    expect(isPressOutside(outer, outer)).toBe(false);
    expect(isPressOutside(inner, outer)).toBe(false);
  });

  it('next to or around the element is outside', () => {
    const { outer } = nested(0);
    expect(isPressOutside(nested(1).inner, outer)).toBe(true);
    expect(isPressOutside(document.body, outer)).toBe(true);
  });

  it('is outside of a missing element', () => {
    expect(isPressOutside(document.body, null)).toBe(true);
  });

  it('is followed up through at most 50 ancestors', () => {
    const within = nested(50);
    expect(isPressOutside(within.inner, within.outer)).toBe(false);
    const beyond = nested(51);
    expect(isPressOutside(beyond.inner, beyond.outer)).toBe(true);
  });

  it('is followed out of a shadow root', () => {
    const { outer, inner } = nested(1);
    const shadow = inner.attachShadow({ mode: 'open' });
    const button = document.createElement('button');
    shadow.append(button);
    expect(isPressOutside(button, outer)).toBe(false);
  });

  it('stays inside if a handler removes its target first', () => {
    const { outer, inner } = nested(2);
    const remove = () => inner.remove();
    window.addEventListener('pointerdown', remove, true);
    expect(isPressOutside(inner, outer)).toBe(false);
    window.removeEventListener('pointerdown', remove, true);
  });
});

describe('useOuterClick', () => {
  const press = (target: Element) =>
    target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));

  it('reports only presses outside, and only while it is active', () => {
    const { outer, inner } = nested(1);
    const told = vi.fn();
    const { rerender, unmount } = renderHook(
      ({ active }) => useOuterClick({ current: outer }, active, told),
      { initialProps: { active: false } },
    );
    press(document.body);
    expect(told).not.toHaveBeenCalled();
    rerender({ active: true });
    press(inner);
    expect(told).not.toHaveBeenCalled();
    press(document.body);
    expect(told).toHaveBeenCalledOnce();
    unmount();
    press(document.body);
    expect(told).toHaveBeenCalledOnce();
  });

  it('reports presses even if propagation is stopped', () => {
    const { outer } = nested(0);
    const { inner } = nested(1);
    inner.addEventListener('pointerdown', (event) => event.stopPropagation());
    const told = vi.fn();
    renderHook(() => useOuterClick({ current: outer }, true, told));
    press(inner);
    expect(told).toHaveBeenCalledOnce();
  });
});
