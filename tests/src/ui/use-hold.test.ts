import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHold } from '#src/ui/use-hold.ts';

const finger = { pointerType: 'touch', clientX: 100, clientY: 100 };
const onRest = vi.fn<() => void>();

function Area({ delay }: { delay?: number }) {
  const { begin, follow, end, heldBy } = useHold();
  return createElement('button', {
    type: 'button',
    onPointerDown: (event) => begin(event, onRest, delay),
    onPointerMove: follow,
    onPointerUp: end,
    onClick: ({ currentTarget }) => {
      currentTarget.title = heldBy() ?? 'nothing';
    },
  });
}

function press(delay?: number) {
  render(createElement(Area, delay ? { delay } : {}));
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, finger);
  const heldBy = () => {
    fireEvent.click(button);
    return button.title;
  };
  return { button, heldBy, pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)) };
}

describe('a pointer that is held', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onRest.mockClear();
  });
  afterEach(() => void vi.useRealTimers());

  it('has rested after half a second', () => {
    const { pass } = press();
    pass(499);
    expect(onRest).not.toHaveBeenCalled();
    pass(1);
    expect(onRest).toHaveBeenCalledOnce();
  });

  it('may have to rest for longer', () => {
    const { pass } = press(1000);
    pass(999);
    expect(onRest).not.toHaveBeenCalled();
    pass(1);
    expect(onRest).toHaveBeenCalledOnce();
  });

  it('may move by 10 pixels, and no farther', () => {
    const { button, heldBy, pass } = press();
    fireEvent.pointerMove(button, { ...finger, clientX: 108, clientY: 106 });
    expect(heldBy()).toBe('touch');
    fireEvent.pointerMove(button, { ...finger, clientX: 108, clientY: 107 });
    expect(heldBy()).toBe('nothing');
    pass(5000);
    expect(onRest).not.toHaveBeenCalled();
  });

  it('is held until it is lifted, also after it has rested', () => {
    const { button, heldBy, pass } = press();
    pass(500);
    expect(heldBy()).toBe('touch');
    fireEvent.pointerUp(button, finger);
    expect(heldBy()).toBe('nothing');
    pass(5000);
    expect(onRest).toHaveBeenCalledOnce();
  });

  it('that is pressed again starts anew', () => {
    const { button, pass } = press();
    pass(400);
    fireEvent.pointerDown(button, finger);
    pass(400);
    expect(onRest).not.toHaveBeenCalled();
    pass(100);
    expect(onRest).toHaveBeenCalledOnce();
  });

  it('does not rest once its area is gone', () => {
    const { pass } = press();
    cleanup();
    pass(500);
    expect(onRest).not.toHaveBeenCalled();
  });
});
