import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message } from '#src/i18n/message.ts';
import { LazyMessageBox } from '#src/status/message-box.ts';
import { StatusMessageBox } from '#src/status/StatusMessage.tsx';
import {
  clearStatusAtom,
  type StatusMessage as Message,
  statusAtom,
  undoAction,
} from '#src/status/status.ts';
import { IconAddress } from '#src/ui/icon/Icon.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  // Idle work that is still waiting is canceled with the timers that it began with.
  cleanup();
  vi.useRealTimers();
});

async function openStatus() {
  await LazyMessageBox.preload();
  const { container, store } = await renderInKit(
    <MemoryRouter initialEntries={['/here']}>
      <Link to="/elsewhere">Elsewhere</Link>
      <button type="button">Send</button>
      <button type="button">Save</button>
      <IconAddress value={{ address: 'http://localhost/icons', onMissing: () => {} }}>
        <StatusMessageBox />
      </IconAddress>
    </MemoryRouter>,
  );
  return {
    container,
    show: (shown: Message) => act(() => store.set(statusAtom, shown)),
    clear: (type?: Message['type']) => act(() => store.set(clearStatusAtom, type)),
  };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('the status message', () => {
  it('is replaced by a new one', async () => {
    const { show } = await openStatus();
    show({ type: 'info', text: 'One' });
    show({ type: 'success', text: 'Two' });
    expect(screen.queryByText('One')).toBeNull();
    expect(screen.getByText('Two')).toBeVisible();
  });

  it.each(['info', 'success', 'alert'] as const)(
    'of the type %s disappears after 5000 ms',
    async (type) => {
      const { show } = await openStatus();
      show({ type, title: 'Title', text: 'Passing' });
      wait(4990);
      expect(screen.getByText('Passing')).toBeVisible();
      wait(10);
      expect(screen.queryByText('Passing')).toBeNull();
    },
  );

  it('marked keep stays until it is cleared', async () => {
    const { show, clear } = await openStatus();
    show({ type: 'info', text: 'Kept', keep: true });
    wait(60_000);
    expect(screen.getByText('Kept')).toBeVisible();
    clear();
    expect(screen.queryByText('Kept')).toBeNull();
  });

  it('of the type error never disappears by itself', async () => {
    const { show } = await openStatus();
    show({ type: 'error', text: 'Failed', keep: false });
    wait(60_000);
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('of the type alert has a title', async () => {
    const { show } = await openStatus();
    show({ type: 'alert', title: 'Not saved', text: 'name: is missing' });
    expect(screen.getByRole('alert')).toHaveTextContent('Not savedname: is missing');
  });

  it.each([
    ['error', 'alert'],
    ['alert', 'alert'],
    ['info', 'info'],
    ['success', 'check'],
  ] as const)('of the type %s shows the icon "%s"', async (type, icon) => {
    const { show, container } = await openStatus();
    show({ type, title: 'Title', text: 'Text' });
    expect(container.innerHTML).toContain(`/${icon}.svg`);
  });

  it('restarts its time when another one arrives', async () => {
    const { show } = await openStatus();
    show({ type: 'info', text: 'One' });
    wait(4000);
    show({ type: 'info', text: 'Two' });
    wait(4000);
    expect(screen.getByText('Two')).toBeVisible();
    wait(1000);
    expect(screen.queryByText('Two')).toBeNull();
  });

  it('can be cleared by type', async () => {
    const { show, clear } = await openStatus();
    show({ type: 'error', text: 'Failed' });
    clear('info');
    expect(screen.getByText('Failed')).toBeVisible();
    clear('error');
    expect(screen.queryByText('Failed')).toBeNull();
  });

  it('shows a text by its key, with its values, and the id for support', async () => {
    const { show } = await openStatus();
    const text = message('common:View calendar as %name%.', { name: 'Olivia' });
    show({ type: 'error', text, id: 'internal_error' });
    expect(screen.getByText('View calendar as Olivia.')).toBeVisible();
    expect(screen.getByText('internal_error')).toBeVisible();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Copy error ID' }));
    expect(await navigator.clipboard.readText()).toMatch(/^internal_error · /);
  });

  it.each([
    ['an action', { action: { label: 'Try again', run: () => {} } }],
    [
      'another action beside Undo',
      { action: undoAction(() => {}), further: { label: 'Add a note', run: () => {} } },
    ],
  ])('stays while it offers %s', async (_what, offers) => {
    const { show } = await openStatus();
    show({ type: 'success', text: 'Gone', ...offers });
    wait(60_000);
    expect(screen.getByText('Gone')).toBeVisible();
  });

  it('that offers Undo disappears after 5000 ms like all others', async () => {
    const { show } = await openStatus();
    show({ type: 'success', text: 'Gone', action: undoAction(() => {}) });
    wait(4990);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    wait(10);
    expect(screen.queryByText('Gone')).toBeNull();
  });

  it('disappears with its action', async () => {
    const { show } = await openStatus();
    const undo = vi.fn();
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    show({ type: 'success', text: 'Gone', action: undoAction(undo) });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Gone')).toBeNull();
    await waitFor(() => expect(save).toHaveFocus());
  });

  it('offers an action of a page only there', async () => {
    const { show } = await openStatus();
    const run = vi.fn();
    show({
      type: 'error',
      text: 'Failed',
      action: { label: 'Try again', run, page: '/here' },
      keep: true,
    });
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('shows the message of its action', async () => {
    const { show } = await openStatus();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const action = {
      label: message('common:Try again'),
      run: () => show({ type: 'success', text: 'It went well' }),
    };
    show({ type: 'error', text: 'Failed', action, keep: true });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('It went well')).toBeVisible();
  });

  it('shows the server’s message as text', async () => {
    const { show, container } = await openStatus();
    show({ type: 'error', text: '<img src=x onerror=alert(1)>' });
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('a status message is announced', () => {
  it('politely, in a region that exists from the start', async () => {
    const { show, container } = await openStatus();
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    show({ type: 'success', text: 'Saved' });
    expect(region).toHaveTextContent('Saved');
    expect(region).toHaveAttribute('aria-live', 'polite');
  });

  it.each(['success', 'error'] as const)('again if the same %s is repeated', async (type) => {
    const { show } = await openStatus();
    show({ type, text: 'Link copied' });
    const first = screen.getByText('Link copied');
    show({ type, text: 'Link copied' });
    expect(first).not.toBeInTheDocument();
    expect(screen.getByText('Link copied')).toBeVisible();
  });

  it.each(['error', 'alert'] as const)('at once if it is an %s, and only once', async (type) => {
    const { show, container } = await openStatus();
    show({ type, title: 'Title', text: 'Failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
    expect(container.querySelector('[aria-live="polite"]')).toBeNull();
  });
});

describe('the button that closes the status message', () => {
  it('clears it and returns the focus', async () => {
    const { show } = await openStatus();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    show({ type: 'error', text: 'Failed' });
    await user.tab();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Close message' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Failed')).toBeNull();
    await waitFor(() => expect(save).toHaveFocus());
  });

  it('returns the focus to the last focused control', async () => {
    const { show } = await openStatus();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show({ type: 'error', text: 'Failed' });
    for (const name of ['Save', 'Close message', 'Send', 'Close message']) {
      act(() => screen.getByRole('button', { name }).focus());
    }
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
  });
});

describe('the time of a status message', () => {
  it('stands still while it is pointed at', async () => {
    const { show } = await openStatus();
    show({ type: 'success', text: 'Saved' });
    wait(4000);
    const message = screen.getByRole('region', { name: 'Message' });
    fireEvent.pointerEnter(message);
    wait(60_000);
    expect(message).toBeVisible();
    fireEvent.pointerLeave(message);
    wait(990);
    expect(message).toBeVisible();
    wait(10);
    expect(message).not.toBeInTheDocument();
  });

  it('stands still while the focus is in it, also if the pointer leaves', async () => {
    const { show } = await openStatus();
    show({ type: 'success', text: 'Saved', action: undoAction(() => {}) });
    const message = screen.getByRole('region', { name: 'Message' });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    fireEvent.pointerEnter(message);
    fireEvent.pointerLeave(message);
    wait(60_000);
    expect(message).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Save' }).focus());
    wait(5000);
    expect(message).not.toBeInTheDocument();
  });
});

/** Lays elements out: a message of 400 by 60 pixels at the bottom start of the window, everything else as given. */
function layOut(boxes: ReadonlyMap<Element, DOMRect>) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes.get(this) ?? new DOMRect(0, 0, 0, 0);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
}

describe('the place of a status message', () => {
  afterEach(() => vi.restoreAllMocks());
  // The window is 1024 by 768.
  const bottom = new DOMRect(0, 752, 1024, 0);

  it.each([
    ['stays at the start if the focused control is elsewhere', [10, 100, 80, 36], '', ''],
    ['is beside a focused control at the start', [10, 700, 80, 36], '98px', ''],
    ['is above a focused control as wide as the window', [0, 700, 1024, 36], '', '60px'],
    ['is over something large, such as the column of a day', [0, 100, 1024, 700], '', ''],
  ] as const)('%s', async (_what, [x, y, width, height], inset, lift) => {
    const { show, container } = await openStatus();
    const save = screen.getByRole('button', { name: 'Save' });
    const place = container.querySelector('[aria-live]');
    if (place)
      layOut(
        new Map([
          [place, bottom],
          [save, new DOMRect(x, y, width, height)],
        ]),
      );
    save.focus();
    show({ type: 'error', text: 'Failed' });
    const message = screen.getByRole('region', { name: 'Message' });
    expect(message.style.marginInlineStart).toBe(inset);
    expect(message.style.marginBlockEnd).toBe(lift);
  });

  it('adds nothing to the page', async () => {
    const { show, container } = await openStatus();
    const { length } = container.querySelectorAll('*');
    show({ type: 'success', text: 'Saved' });
    const message = screen.getByRole('region', { name: 'Message' });
    expect(container.querySelectorAll('*').length - length).toBe(
      message.querySelectorAll('*').length + 1,
    );
  });
});
