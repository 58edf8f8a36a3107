import { createStore } from 'jotai';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseFrom, rememberedAtom } from '#src/util/remembered-atom.ts';

const sizes = chooseFrom(['small', 'large']);

/** A browser tab, and what it shows of a choice. */
function openTab() {
  const store = createStore();
  const sizeAtom = rememberedAtom('size', sizes);
  const onChange = vi.fn();
  onTestFinished(store.sub(sizeAtom, onChange));
  return {
    size: () => store.get(sizeAtom),
    choose: (size: 'small' | 'large') => store.set(sizeAtom, size),
    onChange,
  };
}

/** Changes the storage as another tab does. */
function changeElsewhere(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else localStorage.setItem(key, String(value));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

describe('a remembered choice', () => {
  it('is the first one until another is chosen, and stays chosen', () => {
    const tab = openTab();
    expect(tab.size()).toBe('small');
    tab.choose('large');
    expect(tab.size()).toBe('large');
    expect(openTab().size()).toBe('large');
  });

  it('is the first one if what is stored is none of them', () => {
    localStorage.setItem('size', 'huge');
    expect(openTab().size()).toBe('small');
  });

  it('follows other tabs, also when they clear everything', () => {
    const tab = openTab();
    changeElsewhere('size', 'large');
    expect(tab.size()).toBe('large');
    changeElsewhere(null, null);
    expect(tab.size()).toBe('small');
    expect(tab.onChange).toHaveBeenCalledTimes(2);
  });

  it('ignores what other tabs store under other keys', () => {
    const tab = openTab();
    localStorage.setItem('size', 'large');
    changeElsewhere('weight', 'heavy');
    expect(tab.onChange).not.toHaveBeenCalled();
    expect(tab.size()).toBe('small');
  });
});
