import { afterEach, describe, expect, it, vi } from 'vitest';
import { remember } from '#src/features/calendar/address/calendar-memory.ts';
import { loadFirstView } from '#src/features/calendar/page/first-view.ts';

const names = ['month', 'week', 'days', 'agenda'];

/** Opens an address whose hosting page has the links of some views. Returns the files that it loads. */
function filesAt(address: string, views: readonly string[] = names): string[] {
  window.history.replaceState(null, '', address);
  document.head.innerHTML = views
    .map((view) => `<template data-view="${view}"><link href="/${view}.js"></template>`)
    .join('');
  loadFirstView();
  return [...document.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

describe('the view whose code loads along with the page', () => {
  it('is that of the address', () => {
    remember('ksr0wing', { view: 'agenda' });
    expect(filesAt('/ksr0wing?date=2026-03-02&view=week')).toEqual(['/week.js']);
  });

  it.each(['/ksr0wing', '/kalender/c/ksr0wing/rowing'])(
    'is the reader’s last one if the address names none: %s',
    (address) => {
      remember('ksr0wing', { view: 'agenda' });
      expect(filesAt(address)).toEqual(['/agenda.js']);
    },
  );

  it('is one that fits on a phone, otherwise the first', () => {
    expect(filesAt('/ksr0wing')).toEqual(['/month.js']);
    expect(filesAt('/ksr0wing?view=gone')).toEqual(['/month.js']);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(filesAt('/ksr0wing')).toEqual(['/agenda.js']);
    expect(filesAt('/ksr0wing?view=week')).toEqual(['/week.js']);
  });

  it('is none on other pages', () => {
    expect(filesAt('/login?view=week', [])).toEqual([]);
  });
});
