import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ComposedEvent } from '#src/features/calendar/grid/composed-event.ts';
import { useComposedDrag } from '#src/features/calendar/grid/use-composed-drag.ts';
import { createSpan } from '#tests/src/calendar/spans.ts';

it('only an open form makes the window listen to presses and touches', () => {
  const added = vi.spyOn(window, 'addEventListener');
  const listened = () =>
    added.mock.calls.flatMap(([name, , options]) =>
      typeof options === 'object' && options.signal?.aborted === false ? name : [],
    );
  const composed = new ComposedEvent();
  const drag = { composed, grid: { current: null }, resolution: 30, mayMoveTo: () => true };
  renderHook(() => useComposedDrag(drag));
  expect(listened()).toEqual([]);
  act(() => composed.show(createSpan()));
  expect(listened()).toEqual(expect.arrayContaining(['pointerdown', 'touchstart']));
  // As the form tells each change, also while its event is dragged.
  const { length } = added.mock.calls;
  act(() => {
    composed.show(null);
    composed.show(createSpan());
  });
  expect(added.mock.calls).toHaveLength(length);
  act(() => composed.show(null));
  expect(listened()).toEqual([]);
  added.mockRestore();
});
