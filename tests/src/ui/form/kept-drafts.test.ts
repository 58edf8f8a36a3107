import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepDraft, restoreLatest } from '#src/ui/form/kept-drafts.ts';

const keeper = { owner: 'visitor', key: null } as const;

const fields = `
  <input name="title" aria-label="Title">
  <input name="place" aria-label="Place">
  <input type="radio" name="color" value="red" aria-label="Red" checked>
  <input type="radio" name="color" value="green" aria-label="Green">
  <input type="radio" name="color" value="blue" aria-label="Blue">
  <div data-together>
    <input name="start" aria-label="Start">
    <input name="end" aria-label="End">
  </div>`;

/** A form as its page shows it at first. */
function openForm(controls = fields) {
  const form = document.createElement('form');
  form.innerHTML = controls;
  document.body.append(form);
  onTestFinished(() => form.remove());
  const control = (label: string) =>
    form.querySelector<HTMLInputElement>(`[aria-label="${label}"]`) ?? new Image();
  return {
    form,
    type: (label: string, text: string) => void Object.assign(control(label), { value: text }),
    choose: (label: string) => void Object.assign(control(label), { checked: true }),
    read: () => Object.fromEntries(new FormData(form)),
  };
}

/** Keeps a draft of everything, and opens the form again. */
function reopenForm() {
  const { form, type, choose } = openForm();
  for (const label of ['Title', 'Place', 'Start', 'End']) type(label, 'kept');
  choose('Green');
  expect(keepDraft(form, keeper)).toBe(true);
  form.remove();
  return openForm();
}

describe('a draft that is filled in late', () => {
  it('does not replace what was typed meanwhile', () => {
    const { form, type, read } = reopenForm();
    type('Title', 'typed');
    restoreLatest(form, keeper, false);
    expect(read()).toEqual({
      title: 'typed',
      place: 'kept',
      color: 'green',
      start: 'kept',
      end: 'kept',
    });
  });

  it('does not replace any part of a value that was changed meanwhile', () => {
    const { form, type, choose, read } = reopenForm();
    choose('Blue');
    type('End', 'typed');
    restoreLatest(form, keeper, false);
    expect(read()).toEqual({
      title: 'kept',
      place: 'kept',
      color: 'blue',
      start: '',
      end: 'typed',
    });
  });
});

it('says that nothing is kept if the browser refuses', () => {
  const { form, type } = openForm();
  type('Title', 'typed');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepDraft(form, keeper)).toBe(false);
});

it('never keeps a password or a code', () => {
  const { form, type } = openForm(`
    <input name="title" aria-label="Title">
    <input name="password" type="password" aria-label="Password">
    <input name="shown" autocomplete="new-password" aria-label="Password that is shown">
    <input name="code" autocomplete="one-time-code" aria-label="Code">`);
  type('Title', 'typed');
  for (const label of ['Password', 'Password that is shown', 'Code']) type(label, 'secret');
  expect(keepDraft(form, keeper)).toBe(true);
  const kept = Object.values({ ...sessionStorage, ...localStorage }).join();
  expect(kept).toContain('typed');
  expect(kept).not.toContain('secret');
});
