import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IconButton } from '#src/ui/button/Button.tsx';
import { Tooltip } from '#src/ui/overlay/Tooltip.tsx';

const mouse = { pointerType: 'mouse' };
const touch = { pointerType: 'touch' };

let button: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <IconButton icon="close" label="Close" />
      <p>Elsewhere</p>
    </>,
  );
  button = screen.getByRole('button', { name: 'Close' });
});

afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const tooltip = () => screen.queryByText('Close');
const pointAt = (element: HTMLElement = button) => fireEvent.pointerEnter(element, mouse);
const pointAway = () => fireEvent.pointerLeave(button, mouse);
const focus = () => act(() => button.focus());

describe('a tooltip', () => {
  it('opens after 700 ms of hovering', () => {
    pointAt();
    pass(699);
    expect(tooltip()).toBeNull();
    pass(1);
    expect(tooltip()).not.toBeNull();
  });

  it('does not open if the pointer only passes', () => {
    pointAt();
    pass(600);
    pointAway();
    pass(5000);
    expect(tooltip()).toBeNull();
  });

  it('closes 50 ms after the pointer has left', () => {
    pointAt();
    pass(700);
    pointAway();
    pass(49);
    expect(tooltip()).not.toBeNull();
    pass(1);
    expect(tooltip()).toBeNull();
  });

  it('stays while the pointer moves onto it', () => {
    pointAt();
    pass(700);
    pointAway();
    pass(49);
    pointAt(tooltip() as HTMLElement);
    pass(5000);
    expect(tooltip()).not.toBeNull();
  });

  it('opens after 700 ms of keyboard focus, and closes 50 ms after a blur', () => {
    focus();
    pass(699);
    expect(tooltip()).toBeNull();
    pass(1);
    expect(tooltip()).not.toBeNull();
    act(() => button.blur());
    pass(50);
    expect(tooltip()).toBeNull();
  });

  it('stays while the control has focus, wherever the pointer goes', () => {
    focus();
    pointAt();
    pass(700);
    pointAway();
    pass(5000);
    expect(tooltip()).not.toBeNull();
  });

  it('does not open on focus by a press', () => {
    vi.spyOn(button, 'matches').mockReturnValue(false);
    focus();
    pass(5000);
    expect(tooltip()).toBeNull();
  });

  it('closes when the focus moves elsewhere, possibly behind it', () => {
    pointAt();
    pass(700);
    const other = document.createElement('button');
    document.body.append(other);
    act(() => other.focus());
    pass(50);
    expect(tooltip()).toBeNull();
    other.remove();
  });

  it('opens only over a truncated text if that is set', () => {
    cleanup();
    render(
      <Tooltip text="A long title" ifCut>
        <button type="button">A long…</button>
      </Tooltip>,
    );
    const control = screen.getByRole('button');
    pointAt(control);
    pass(5000);
    expect(screen.queryByText('A long title')).toBeNull();
    fireEvent.pointerLeave(control, mouse);
    vi.spyOn(control, 'scrollWidth', 'get').mockReturnValue(200);
    pointAt(control);
    pass(700);
    expect(screen.queryByText('A long title')).not.toBeNull();
  });

  it('closes on Escape, and leaves the key to what is below', () => {
    const layerBelow = vi.fn();
    window.addEventListener('keydown', layerBelow);
    pointAt();
    pass(700);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(tooltip()).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tooltip()).toBeNull();
    expect(layerBelow).toHaveBeenCalledTimes(2);
    window.removeEventListener('keydown', layerBelow);
  });

  it('closes when its control is pressed, until the pointer returns', () => {
    pointAt();
    pass(700);
    fireEvent.pointerDown(button, mouse);
    expect(tooltip()).toBeNull();
    fireEvent.click(button);
    pass(5000);
    expect(tooltip()).toBeNull();
  });

  it('does not open if its control is pressed first', () => {
    pointAt();
    pass(600);
    fireEvent.pointerDown(button, mouse);
    pass(5000);
    expect(tooltip()).toBeNull();
  });

  it('closes when the page is scrolled', () => {
    pointAt();
    pass(700);
    fireEvent.scroll(document);
    expect(tooltip()).toBeNull();
  });

  it('opens after a press of 700 ms by touch, and closes 2,000 ms after its end', () => {
    fireEvent.pointerEnter(button, touch);
    fireEvent.pointerDown(button, touch);
    pass(700);
    expect(tooltip()).not.toBeNull();
    pass(5000);
    fireEvent.pointerUp(button, touch);
    fireEvent.pointerLeave(button, touch);
    fireEvent.click(button);
    pass(1999);
    expect(tooltip()).not.toBeNull();
    pass(1);
    expect(tooltip()).toBeNull();
  });

  it.each(['pointerUp', 'pointerCancel'] as const)('does not open on a tap (%s)', (end) => {
    fireEvent.pointerDown(button, touch);
    pass(699);
    fireEvent[end](button, touch);
    pass(5000);
    expect(tooltip()).toBeNull();
  });

  it('that was opened by touch closes on a touch elsewhere', () => {
    fireEvent.pointerDown(button, touch);
    pass(700);
    fireEvent.pointerUp(button, touch);
    fireEvent.pointerDown(screen.getByText('Elsewhere'), touch);
    expect(tooltip()).toBeNull();
  });

  it('is hidden from screen readers, which already announce the name', () => {
    pointAt();
    pass(700);
    expect(tooltip()?.closest('[aria-hidden]')).toHaveAttribute('aria-hidden', 'true');
    expect(button).not.toHaveAttribute('aria-describedby');
    expect(button).not.toHaveAttribute('title');
    expect(button).toHaveAccessibleName('Close');
    expect(button).not.toHaveAccessibleDescription();
  });

  it('leaves no timer behind', () => {
    pointAt();
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('a tooltip does not cover what its control has opened', () => {
  render(
    <Tooltip text="Account">
      <button type="button" aria-expanded="true">
        Menu
      </button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Menu' }), mouse);
  pass(5000);
  expect(screen.queryByText('Account')).toBeNull();
});
