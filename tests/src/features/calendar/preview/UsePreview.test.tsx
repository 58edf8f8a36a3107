import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventBoxes } from '#src/features/calendar/event/event-element.ts';
import { usePreview } from '#src/features/calendar/preview/use-preview.ts';
import { createSpan } from '#tests/src/calendar/spans.ts';

const span = createSpan();
const otherSpan = createSpan({ id: '2' });

function Page() {
  const { shown, window } = usePreview({ current: null });
  return (
    <>
      <button type="button" ref={eventBoxes.ref({ span, edges: null })}>
        Event <i>at nine</i>
      </button>
      <button type="button" ref={eventBoxes.ref({ span: otherSpan, edges: null })}>
        Other event
      </button>
      <p>Elsewhere</p>
      {shown && (
        <div ref={window} role="tooltip">
          {shown.span.event.title}
        </div>
      )}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Page />);
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const preview = () => screen.queryByRole('tooltip');
const event = () => screen.getByRole('button', { name: 'Event at nine' });
const elsewhere = () => screen.getByText('Elsewhere');
const hover = (element: Element, pointerType = 'mouse') =>
  fireEvent.pointerOver(element, { pointerType });

describe('a preview', () => {
  it('opens after 700 ms below the pointer', () => {
    hover(event());
    pass(699);
    expect(preview()).toBeNull();
    pass(1);
    expect(preview()).toHaveTextContent('Event 1');
  });

  it('opens just as soon if the pointer moves within the event', () => {
    hover(event());
    pass(600);
    hover(screen.getByText('at nine'));
    pass(100);
    expect(preview()).toHaveTextContent('Event 1');
  });

  it('leaves what is no event alone', () => {
    hover(elsewhere());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not open if the pointer only passes', () => {
    hover(event());
    pass(600);
    hover(elsewhere());
    pass(5000);
    expect(preview()).toBeNull();
  });

  it('stays while the pointer goes to it and rests on it, and closes after it has left', () => {
    hover(event());
    pass(700);
    hover(elsewhere());
    pass(200);
    const shown = screen.getByRole('tooltip');
    hover(shown);
    pass(5000);
    expect(preview()).toBe(shown);
    hover(elsewhere());
    pass(300);
    expect(preview()).toBeNull();
  });

  it('is of the next event as soon as the pointer has rested there', () => {
    hover(event());
    pass(700);
    hover(screen.getByRole('button', { name: 'Other event' }));
    pass(700);
    expect(preview()).toHaveTextContent('Event 2');
  });

  it('opens later at the keyboard’s focus, and closes with it', () => {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    act(() => event().focus());
    pass(999);
    expect(preview()).toBeNull();
    pass(1);
    expect(preview()).toHaveTextContent('Event 1');
    act(() => event().blur());
    fireEvent.focusIn(elsewhere());
    expect(preview()).toBeNull();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['scrolling', () => fireEvent.scroll(document)],
    ['a press', () => fireEvent.pointerDown(event())],
  ])('closes by %s, with the pointer where it is', (_, close) => {
    hover(event());
    pass(700);
    close();
    pass(5000);
    expect(preview()).toBeNull();
  });

  it('does not open while an event is dragged over others', () => {
    fireEvent.pointerDown(event());
    hover(screen.getByRole('button', { name: 'Other event' }));
    pass(5000);
    expect(preview()).toBeNull();
    fireEvent.pointerUp(event());
    hover(event());
    pass(700);
    expect(preview()).toHaveTextContent('Event 1');
  });

  it('does not cover a menu', () => {
    const menu = document.createElement('div');
    menu.role = 'menu';
    document.body.append(menu);
    hover(event());
    pass(5000);
    expect(preview()).toBeNull();
    menu.remove();
  });

  it('leaves fingers alone', () => {
    hover(event(), 'touch');
    pass(5000);
    expect(preview()).toBeNull();
  });
});
