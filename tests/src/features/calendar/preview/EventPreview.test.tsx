import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#tests/setup/open-page.tsx';

const controls = { clock: { now: '2026-03-02T09:00:00Z' } };
const open = (view: string) =>
  openPage(`/ksr0wingclubmain01?view=${view}&date=2026-03-02`, { controls });

async function findEvent(role = 'button'): Promise<HTMLElement> {
  const [event] = await screen.findAllByRole(role, { name: /^Spring clean/ });
  if (!event) throw new Error('There is no such event.');
  return event;
}

const preview = () => screen.queryByRole('tooltip', { hidden: true });
const findPreview = () => screen.findByRole('tooltip', { hidden: true });
const goes = () => waitFor(() => expect(preview()).toBeNull());
const hover = (element: Element) =>
  fireEvent.pointerOver(element, { pointerType: 'mouse', clientX: 5, clientY: 6 });

/** Puts the pointer on an event, lets something else happen there before the code of previews has come, and waits for one. */
async function restWhileLoading(
  event: HTMLElement,
  next: readonly ('pointerOut' | 'pointerDown' | 'pointerUp' | 'keyDown')[] = [],
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hover(event);
  for (const name of next) fireEvent[name](event, { pointerType: 'mouse' });
  await act(() => import('#src/features/calendar/preview/Preview.tsx'));
  act(() => vi.advanceTimersByTime(5000));
}

afterEach(() => void vi.useRealTimers());

describe('the preview of an event', () => {
  it('is of what the pointer rests on while its code loads', async () => {
    await open('month');
    await restWhileLoading(await findEvent());
    expect(preview()).toHaveTextContent('Boathouse');
  });

  it.each([
    ['what the pointer has left', ['pointerOut']],
    ['what has been pressed', ['pointerDown', 'pointerUp']],
    ['what somebody types at', ['keyDown']],
  ] as const)('is not of %s while its code loads', async (_, next) => {
    await open('month');
    await restWhileLoading(await findEvent(), next);
    expect(preview()).toBeNull();
  });

  it.each(['month', 'week', 'timeline', 'list', 'agenda'])(
    'says below the pointer what it is in the view %s',
    async (view) => {
      await open(view);
      hover(await findEvent());
      const { getByText } = within(await findPreview());
      expect(getByText('Spring clean of the boathouse')).toBeInTheDocument();
      expect(getByText('Saturday, March 7, 9:00 AM – 12:00 PM')).toBeInTheDocument();
      expect(getByText('Boathouse')).toBeInTheDocument();
      expect(getByText('Open days')).toBeInTheDocument();
      expect(getByText('has files, takes sign-ups')).toBeInTheDocument();
    },
  );

  it('opens at the keyboard’s focus, too, and describes the event by its place', async () => {
    const { user } = await open('table');
    const event = await findEvent('link');
    await user.keyboard('{Tab}');
    event.focus();
    await findPreview();
    await waitFor(() => expect(event).toHaveAccessibleDescription('Boathouse'));
    await user.keyboard('{Escape}');
    await goes();
    expect(event).not.toHaveAccessibleDescription();
  });
});
