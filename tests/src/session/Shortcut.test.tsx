import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Shortcut } from '#src/session/Shortcut.tsx';
import { shortcutsOffAtom, shortcutsOnAtom } from '#src/session/shortcuts-setting.ts';
import { listedShortcutsAtom, useShortcut } from '#src/session/use-shortcut.ts';
import { showInFrame } from '#tests/setup/frame.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

/** A page with a few shortcuts, which write into a list what they do. */
async function openKeys() {
  const acts: string[] = [];
  const act = (name: string) => () => void acts.push(name);
  let isFocused = false;
  function EventKey({ isOffered }: { isOffered: boolean }) {
    useShortcut('e', 'Edit', act('edit'), { isMeant: () => isFocused, isOffered });
    return null;
  }
  const page = ({ isOffered = true, next = act('next') } = {}) => (
    <>
      <Shortcut keys="j" label="Next" run={next} />
      <Shortcut keys="e" label="Weeks" run={act('weeks')} />
      <EventKey isOffered={isOffered} />
      <Shortcut keys="Delete" label="Delete" run={null} />
      <Shortcut keys="g j" label="Jobs" run={act('jobs')} group="area" />
      <Shortcut keys="$mod+K" label="Find" run={act('find')} group="general" />
      <Shortcut keys="Alt+Arrows" label="Move" run={null} />
      <Shortcut keys="Shift+Space" label="Choose" run={null} />
      <input aria-label="Name" />
      <button type="button">Row</button>
    </>
  );
  const view = await renderInKit(page());
  return {
    ...view,
    acts,
    draw: (props: Parameters<typeof page>[0]) => view.rerender(page(props)),
    focus: () => {
      isFocused = true;
    },
    list: () => view.store.get(listedShortcutsAtom).map(({ label }) => label),
  };
}

describe('a shortcut', () => {
  it('acts as it was last drawn, until it is no longer there', async () => {
    const { user, acts, draw, unmount } = await openKeys();
    await user.keyboard('j');
    const next = vi.fn();
    draw({ next });
    await user.keyboard('j');
    expect(next).toHaveBeenCalledOnce();
    unmount();
    await user.keyboard('j');
    expect(next).toHaveBeenCalledOnce();
    expect(acts).toEqual(['next']);
  });

  it('that is meant goes before another with the same key', async () => {
    const { user, acts, focus } = await openKeys();
    await user.keyboard('e');
    focus();
    await user.keyboard('e');
    expect(acts).toEqual(['weeks', 'edit']);
  });

  it('is not there if it is not offered', async () => {
    const { user, acts, draw, focus, list } = await openKeys();
    focus();
    draw({ isOffered: false });
    await user.keyboard('e');
    expect(acts).toEqual(['weeks']);
    expect(list()).toEqual(['Find', 'Next', 'Weeks', 'Delete', 'Move', 'Choose', 'Jobs']);
  });

  it('with two keys acts after both, and no shortcut with the second alone does', async () => {
    const { user, acts } = await openKeys();
    await user.keyboard('gjge');
    expect(acts).toEqual(['jobs']);
  });

  it('leaves the keys that the focused element handles to it', async () => {
    const { user } = await openKeys();
    const input = screen.getByLabelText<HTMLInputElement>('Name');
    input.focus();
    await user.keyboard('jk{ArrowLeft}{Delete}');
    expect(input).toHaveValue('j');
  });

  it('that the focused element handles does not reach it if the user has switched it off', async () => {
    const { user, store } = await openKeys();
    const handled: string[] = [];
    const list = screen.getByRole('button', { name: 'Row' });
    list.addEventListener('keydown', ({ key }) => handled.push(key));
    const pressAll = async () => {
      list.focus();
      await user.keyboard('{Delete}{Alt>}{ArrowUp}{/Alt}{Shift>}[Space]{/Shift}{ArrowUp}');
      return handled.splice(0).filter((key) => !['Alt', 'Shift'].includes(key));
    };
    expect(await pressAll()).toEqual(['Delete', 'ArrowUp', ' ', 'ArrowUp']);
    store.set(shortcutsOffAtom, ['Delete', 'Alt+Arrows', 'Shift+Space']);
    expect(await pressAll()).toEqual(['ArrowUp']);
    // The key is still held.
    fireEvent.keyDown(list, { key: 'Delete', repeat: true });
    expect(handled).toEqual([]);
  });

  it('is off if the user has switched it off', async () => {
    const { user, store, acts } = await openKeys();
    store.set(shortcutsOffAtom, ['j']);
    await user.keyboard('jgje');
    expect(acts).toEqual(['jobs', 'weeks']);
    store.set(shortcutsOnAtom, false);
    await user.keyboard('gje{Control>}k{/Control}');
    expect(acts).toEqual(['jobs', 'weeks', 'find']);
    store.set(shortcutsOffAtom, ['$mod+K']);
    await user.keyboard('{Control>}k{/Control}');
    expect(acts).toEqual(['jobs', 'weeks', 'find']);
  });

  it('that is a combination acts in a field and after g, too', async () => {
    const { user, acts } = await openKeys();
    await user.keyboard('g{Control>}k{/Control}');
    screen.getByLabelText('Name').focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(acts).toEqual(['find', 'find']);
  });

  it('does nothing in a frame, where it could not be switched off', async () => {
    showInFrame();
    const { user, acts } = await openKeys();
    await user.keyboard('je');
    expect(acts).toEqual([]);
  });
});
