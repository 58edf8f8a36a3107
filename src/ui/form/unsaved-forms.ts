import { atom } from 'jotai';

export interface UnsavedChanges {
  id: string;
  /**
   * The action that loses the form: leaving the page, also leaving its tab, or any change of the address, because the
   * address determines that the form is open.
   */
  lostWith: 'page' | 'tab' | 'address';
}

export const unsavedFormsAtom = atom<readonly UnsavedChanges[]>([]);

/** The form that is lost most easily. The router supports only one guard, so that of this form guards the others, too. */
export const guardingFormAtom = atom((get) => {
  const forms = get(unsavedFormsAtom);
  const find = (way: UnsavedChanges['lostWith']) => forms.find(({ lostWith }) => lostWith === way);
  return find('address') ?? find('tab') ?? find('page');
});
