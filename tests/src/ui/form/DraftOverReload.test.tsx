import { act, fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { draftKeyAtom, draftOwnerAtom } from '#src/ui/form/drafts.ts';
import { loadKeptDrafts, useDraft } from '#src/ui/form/use-draft.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

/** A form whose draft survives a reload; returns whether it would do so now. */
async function openForm() {
  let canReload = () => false;
  function Note() {
    const form = useRef<HTMLFormElement>(null);
    const [isDirty, setDirty] = useState(false);
    const { isKeptOverReload } = useDraft(form, isDirty, { survivesReload: true });
    canReload = isKeptOverReload;
    return (
      <form ref={form} onChange={() => setDirty(true)}>
        <input name="note" aria-label="Note" />
      </form>
    );
  }
  const { store } = await renderInKit(<Note />);
  const type = async () => {
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
    await act(() => Promise.allSettled([loadKeptDrafts()]));
  };
  return { store, type, canReload: () => canReload() };
}

describe('a draft is kept over a reload', () => {
  it('of a visitor, once something is typed', async () => {
    const { type, canReload } = await openForm();
    expect(canReload()).toBe(false);
    await type();
    expect(canReload()).toBe(true);
  });

  it('of a user only with the secret', async () => {
    const { store, type, canReload } = await openForm();
    act(() => store.set(draftOwnerAtom, 7));
    await type();
    expect(canReload()).toBe(false);
    await act(async () => store.set(draftKeyAtom, 'ab'.repeat(32)));
    expect(canReload()).toBe(true);
  });

  it('only if the code that keeps it has loaded', async () => {
    vi.resetModules();
    vi.doMock('#src/ui/form/kept-drafts.ts', () => {
      throw new Error('The file is missing.');
    });
    onTestFinished(() => {
      vi.doUnmock('#src/ui/form/kept-drafts.ts');
    });
    const { type, canReload } = await openForm();
    await type();
    expect(canReload()).toBe(false);
  });
});
