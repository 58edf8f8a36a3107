import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContextMenu } from '#src/ui/menu/ContextMenu.tsx';
import { patience } from '#tests/setup/patience.ts';

const onCopyLink = vi.fn();
const onLink = vi.fn();

function showArea() {
  render(
    <MemoryRouter>
      <ContextMenu
        label="Actions"
        items={[
          { key: 'open', label: 'Open', icon: 'calendar', kind: 'page', href: '/there' },
          {
            key: 'tab',
            label: 'In a tab',
            icon: 'external',
            kind: 'document',
            href: 'https://example.com/',
            newTab: 'Opens in a new tab',
          },
          {
            key: 'copy',
            label: 'Copy',
            icon: 'copy',
            kind: 'submenu',
            items: [
              { key: 'link', label: 'Link', icon: 'link', kind: 'action', onSelect: onCopyLink },
            ],
          },
        ]}
      >
        <Link to="/calendar" onClick={onLink}>
          A calendar
        </Link>
      </ContextMenu>
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'A calendar' });
}

/** Waits for everything requested: the menu's code, and its work in the next frames. */
async function settle() {
  await act(() => import('#src/ui/menu/FloatingMenu.tsx'));
  await act(() => vi.advanceTimersByTimeAsync(50));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const menu = () => screen.queryByRole('menu', { name: 'Actions' });
const entry = (name: string) => screen.getByRole('menuitem', { name });
const finger = { pointerType: 'touch', isPrimary: true, button: 0, clientX: 100, clientY: 100 };
const mouse = { ...finger, pointerType: 'mouse' };

beforeEach(async () => {
  await import('#src/ui/menu/FloatingMenu.tsx');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a context menu', () => {
  it('is hidden by default', async () => {
    showArea();
    await settle();
    expect(menu()).toBeNull();
  });

  it('opens on a right click, instead of the browser’s own', async () => {
    const link = showArea();
    const isLeftToBrowser = fireEvent.contextMenu(link, { button: 2, clientX: 5, clientY: 6 });
    expect(isLeftToBrowser).toBe(false);
    await settle();
    const entries = within(menu() as HTMLElement).getAllByRole('menuitem');
    expect(entries.map((item) => item.textContent)).toEqual(['Open', 'In a tab', 'Copy']);
  });

  it('leaves Shift and right click to the browser’s own menu', async () => {
    const link = showArea();
    expect(fireEvent.contextMenu(link, { button: 2, shiftKey: true })).toBe(true);
    await settle();
    expect(menu()).toBeNull();
  });

  it.each([
    ['the menu key', { key: 'ContextMenu' }],
    ['Shift+F10', { key: 'F10', shiftKey: true }],
  ])('opens by %s, with the focus on its first item, and returns the focus', async (_, keys) => {
    const link = showArea();
    link.focus();
    expect(fireEvent.keyDown(link, keys)).toBe(false);
    await settle();
    expect(menu()).not.toBeNull();
    await vi.waitFor(() => expect(entry('Open')).toHaveFocus(), patience);
    fireEvent.keyDown(entry('Open'), { key: 'Escape' });
    await settle();
    expect(menu()).toBeNull();
    await vi.waitFor(() => expect(link).toHaveFocus(), patience);
  });

  it('opens on a browser’s own keyboard event for context menus', async () => {
    const link = showArea();
    link.focus();
    fireEvent.contextMenu(link, { button: 0 });
    await settle();
    await vi.waitFor(() => expect(entry('Open')).toHaveFocus(), patience);
  });

  it('opens on a click with the Control key, where that is the right click', async () => {
    const link = showArea();
    fireEvent.pointerDown(link, { ...mouse, ctrlKey: true });
    fireEvent.contextMenu(link, { button: 0, ctrlKey: true });
    await settle();
    expect(menu()).not.toBeNull();
    expect(entry('Open')).not.toHaveFocus();
  });

  it('does not open with other keys', async () => {
    const link = showArea();
    expect(fireEvent.keyDown(link, { key: 'F10' })).toBe(true);
    expect(fireEvent.keyDown(link, { key: 'Enter' })).toBe(true);
    await settle();
    expect(menu()).toBeNull();
  });

  it.each([
    ['a finger', finger],
    ['the mouse', mouse],
  ])('opens after a press of %s for 1,000 ms, and not before', async (_, pointer) => {
    const link = showArea();
    fireEvent.pointerDown(link, pointer);
    await pass(999);
    expect(menu()).toBeNull();
    await pass(1);
    await settle();
    expect(menu()).not.toBeNull();
  });

  it.each(['pointerUp', 'pointerCancel', 'pointerLeave'] as const)(
    'does not open if the press ends early (%s)',
    async (end) => {
      const link = showArea();
      fireEvent.pointerDown(link, finger);
      await pass(900);
      fireEvent[end](link.parentElement as HTMLElement, finger);
      await pass(5000);
      await settle();
      expect(menu()).toBeNull();
    },
  );

  it('does not open if the pointer moves by more than 10 pixels', async () => {
    const link = showArea();
    fireEvent.pointerDown(link, finger);
    fireEvent.pointerMove(link, { ...finger, clientX: 108, clientY: 107 });
    await pass(5000);
    await settle();
    expect(menu()).toBeNull();
  });

  it('opens if the pointer moves by up to 10 pixels', async () => {
    const link = showArea();
    fireEvent.pointerDown(link, finger);
    fireEvent.pointerMove(link, { ...finger, clientX: 108, clientY: 106 });
    await pass(1000);
    await settle();
    expect(menu()).not.toBeNull();
  });

  it.each([
    ['another button', { ...mouse, button: 1 }],
    ['a second finger', { ...finger, isPrimary: false }],
  ])('does not open on a long press of %s', async (_, pointer) => {
    const link = showArea();
    fireEvent.pointerDown(link, pointer);
    await pass(5000);
    expect(menu()).toBeNull();
  });

  it('waits for the full time if the browser’s own long press fires earlier', async () => {
    const link = showArea();
    fireEvent.pointerDown(link, finger);
    await pass(500);
    expect(fireEvent.contextMenu(link, { button: 0, pointerType: 'touch' })).toBe(false);
    await pass(499);
    expect(menu()).toBeNull();
    await pass(1);
    await settle();
    expect(menu()).not.toBeNull();
  });

  it('does not follow the link when the opening press ends, but on the next click', async () => {
    const link = showArea();
    fireEvent.pointerDown(link, mouse);
    await pass(1000);
    await settle();
    fireEvent.pointerUp(link, mouse);
    fireEvent.click(link, { detail: 1 });
    expect(onLink).not.toHaveBeenCalled();
    expect(menu()).not.toBeNull();
    fireEvent.pointerDown(link, mouse);
    fireEvent.pointerUp(link, mouse);
    fireEvent.click(link, { detail: 1 });
    expect(onLink).toHaveBeenCalledOnce();
  });

  it('stays open and keeps the focus despite a browser’s late mouse events for the touch', async () => {
    const link = showArea();
    fireEvent.pointerDown(link, finger);
    await pass(1000);
    await settle();
    fireEvent.pointerUp(link, finger);
    expect(fireEvent.mouseDown(link)).toBe(false);
    fireEvent.mouseUp(link);
    fireEvent.click(link, { detail: 1 });
    await settle();
    expect(menu()).not.toBeNull();
    expect(onLink).not.toHaveBeenCalled();
  });

  it('does not swallow a keyboard click, or one after a press elsewhere', async () => {
    const link = showArea();
    fireEvent.pointerDown(link, finger);
    await pass(1000);
    await settle();
    fireEvent.click(link, { detail: 0 });
    expect(onLink).toHaveBeenCalledOnce();
    fireEvent.pointerDown(document.body, mouse);
    fireEvent.click(link, { detail: 1 });
    expect(onLink).toHaveBeenCalledTimes(2);
  });

  it('closes on a press elsewhere', async () => {
    const link = showArea();
    fireEvent.contextMenu(link, { button: 2 });
    await settle();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }), mouse);
    await settle();
    expect(menu()).toBeNull();
  });

  it('leaves no timer behind', async () => {
    const link = showArea();
    fireEvent.pointerDown(link, finger);
    const before = vi.getTimerCount();
    fireEvent.pointerUp(link, finger);
    expect(vi.getTimerCount()).toBe(before - 1);
    await settle();
  });

  it('opens its links in the given way', async () => {
    fireEvent.contextMenu(showArea(), { button: 2 });
    await settle();
    expect(entry('Open')).toHaveAttribute('href', '/there');
    expect(entry('Open')).not.toHaveAttribute('target');
    expect(entry('In a tab')).toHaveAttribute('target', '_blank');
    expect(entry('In a tab')).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('a submenu', () => {
  /** With single events, since user-event waits for timers, which are fake here. */
  function hover(item: HTMLElement) {
    fireEvent.pointerEnter(item, mouse);
    fireEvent.mouseEnter(item);
    fireEvent.pointerMove(item, mouse);
    fireEvent.mouseMove(item);
  }

  async function hoverCopy() {
    fireEvent.contextMenu(showArea(), { button: 2 });
    await settle();
    hover(entry('Open'));
    hover(entry('Copy'));
  }
  const link = () => screen.queryByRole('menuitem', { name: 'Link' });

  it('opens when the pointer has been on its item for 500 ms', async () => {
    await hoverCopy();
    await pass(490);
    expect(link()).toBeNull();
    await pass(20);
    expect(link()).not.toBeNull();
  });

  it('opens by keyboard at once, and its items work', async () => {
    const area = showArea();
    area.focus();
    fireEvent.keyDown(area, { key: 'ContextMenu' });
    await settle();
    act(() => entry('Copy').focus());
    fireEvent.keyDown(entry('Copy'), { key: 'ArrowRight' });
    await settle();
    await vi.waitFor(() => expect(link()).toHaveFocus(), patience);
    fireEvent.click(link() as HTMLElement);
    await settle();
    expect(onCopyLink).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
  });
});
