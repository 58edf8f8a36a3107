import { fireEvent } from '@testing-library/react';
import { type Field, findName, listFields } from '#tests/setup/random-acts/controls.ts';
import { listForms } from './acts.ts';

/** A typed, unsaved value: its field, by the names of the form and the field. */
export interface Draft {
  form: string;
  field: string;
  value: string;
}

/** The texts that `type` changes in a form. */
export function typedDrafts(form: HTMLFormElement, type: () => void): Draft[] {
  const fields = listFields(form).filter((field) => !/^(radio|checkbox)$/.test(field.type));
  const before = fields.map(({ value }) => value);
  type();
  return fields
    .filter((field, place) => field.value !== before[place])
    .map((field) => ({ form: findName(form), field: findName(field), value: field.value }));
}

/** Types the drafts into the same forms of another page. */
export function repeatDrafts(page: Element, drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const field = findDraft(page, draft);
    if (field) fireEvent.change(field, { target: { value: draft.value } });
  }
}

/** The field of a draft; undefined if the page has it no more. */
export function findDraft(page: Element, { form, field }: Draft): Field | undefined {
  const place = listForms(page).find((one) => findName(one) === form);
  return place && listFields(place).find((one) => findName(one) === field);
}
