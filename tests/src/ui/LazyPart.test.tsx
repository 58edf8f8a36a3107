import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '#src/i18n/I18nProvider.tsx';
import { lazyPart, type PartEvents, PartEventsContext } from '#src/ui/lazy-part.tsx';
import { textsIn } from '#tests/setup/texts.ts';

const Hello = ({ name }: { name: string }) => <p>Hello, {name}!</p>;
const offline = new TypeError('Failed to fetch');
const failOnce = () =>
  vi
    .fn<() => Promise<{ Hello: ComponentType<{ name: string }> }>>()
    .mockRejectedValueOnce(offline)
    .mockResolvedValue({ Hello });

/** Renders parts with what the page does about missing ones. */
async function renderParts(content: ReactNode) {
  // React logs errors that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const events = { onMissing: vi.fn(), onArrived: vi.fn() } satisfies PartEvents;
  const i18n = await textsIn('en');
  const wrapped = (parts: ReactNode) => (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <PartEventsContext value={events}>{parts}</PartEventsContext>
      </I18nProvider>
    </StrictMode>
  );
  const view = render(wrapped(content));
  return { events, rerender: (parts: ReactNode) => view.rerender(wrapped(parts)) };
}

describe('a lazy part', () => {
  it('shows its fallback until its code has loaded, and is told about then', async () => {
    const arrival = Promise.withResolvers<{ Hello: typeof Hello }>();
    const Part = lazyPart(() => arrival.promise, 'Hello');
    const { events } = await renderParts(<Part name="Ada" fallback={<p>Loading</p>} />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(events.onArrived).not.toHaveBeenCalled();
    arrival.resolve({ Hello });
    expect(await screen.findByText('Hello, Ada!')).toBeVisible();
    expect(events.onArrived).toHaveBeenCalled();
    expect(events.onMissing).not.toHaveBeenCalled();
  });

  it('loads once for all places', async () => {
    const load = vi.fn(() => Promise.resolve({ Hello }));
    const Part = lazyPart(load, 'Hello');
    await renderParts([<Part key="1" name="Ada" />, <Part key="2" name="Bob" />]);
    expect(await screen.findByText('Hello, Bob!')).toBeVisible();
    expect(screen.getByText('Hello, Ada!')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads when it is first wanted, and stays from then on', async () => {
    const load = vi.fn(() => Promise.resolve({ Hello }));
    const Part = lazyPart(load, 'Hello');
    const { rerender } = await renderParts(<Part name="Ada" isWanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Part name="Ada" isWanted />);
    expect(await screen.findByText('Hello, Ada!')).toBeVisible();
    rerender(<Part name="Ada" isWanted={false} />);
    expect(screen.getByText('Hello, Ada!')).toBeVisible();
  });

  it('shows at once if it was preloaded', async () => {
    const Part = lazyPart(() => Promise.resolve({ Hello }), 'Hello');
    expect(await Part.preload()).toBe(true);
    await renderParts(<Part name="Ada" />);
    expect(screen.getByText('Hello, Ada!')).toBeVisible();
  });

  it('loads when it is wanted if it could not be preloaded', async () => {
    const Part = lazyPart(failOnce(), 'Hello');
    expect(await Part.preload()).toBe(false);
    const { events } = await renderParts(<Part name="Ada" />);
    expect(await screen.findByText('Hello, Ada!')).toBeVisible();
    expect(events.onMissing).not.toHaveBeenCalled();
  });

  it('leaves errors of its own code to the page', async () => {
    const bug = new Error('a bug');
    const Broken = () => {
      throw bug;
    };
    const Part = lazyPart(() => Promise.resolve({ Broken }), 'Broken');
    await Part.preload();
    await expect(renderParts(<Part />)).rejects.toBe(bug);
  });
});

describe('a part with a place on the page whose code is missing', () => {
  it('says so there, and requests it again on a retry', async () => {
    const Part = lazyPart(failOnce(), 'Hello');
    const { events } = await renderParts(<Part name="Ada" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    expect(events.onMissing.mock.calls).toEqual([[expect.any(Function), offline, true]]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello, Ada!')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a part without a place whose code is missing', () => {
  it('is given up, and requested again when it is next wanted', async () => {
    const load = failOnce();
    const Part = lazyPart(load, 'Hello');
    const onMissing = vi.fn();
    const part = (isWanted: boolean) => (
      <Part name="Ada" isWanted={isWanted} onMissing={onMissing} />
    );
    const { events, rerender } = await renderParts(part(true));
    await waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
    expect(events.onMissing.mock.calls).toEqual([[expect.any(Function), offline, false]]);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(part(false));
    rerender(part(true));
    expect(await screen.findByText('Hello, Ada!')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is not told about if it is no longer wanted then', async () => {
    const arrival = Promise.withResolvers<{ Hello: typeof Hello }>();
    const Part = lazyPart(() => arrival.promise, 'Hello');
    const onMissing = vi.fn();
    const part = (isWanted: boolean) => (
      <Part name="Ada" isWanted={isWanted} onMissing={onMissing} />
    );
    const { events, rerender } = await renderParts(part(true));
    rerender(part(false));
    await act(async () => {
      arrival.reject(offline);
      await arrival.promise.catch(() => {});
    });
    expect(onMissing).not.toHaveBeenCalled();
    expect(events.onMissing).not.toHaveBeenCalled();
  });
});
