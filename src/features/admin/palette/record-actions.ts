import { atom, useSetAtom } from 'jotai';
import { createContext, type RefObject, useContext, useEffect, useEffectEvent } from 'react';
import { afterPaint } from '#src/ui/use-after-paint.ts';

/** Something that staff can do with the open record. */
export interface RecordAction extends RecordActionState {
  /** The action's name, as on its button. */
  readonly label: string;
}

interface RecordActionState {
  /** Why the user may not do it, from `useStaffAct`; null if they may. */
  readonly denial: string | null;
  readonly run: () => void;
}

/** The open record's actions, which the palette offers. */
export const recordActionsAtom = atom<readonly RecordAction[]>([]);

/** Whether the palette is open. */
export const paletteOpenAtom = atom(false);

/** Whether the components below are on a record's page, so that the palette offers their actions. */
export const RecordPage = createContext(false);

/** Selects the tab around the components below, so that users see the effect of an action there. */
export const SelectTab = createContext(() => {});

/**
 * Offers an action of a record's page in the palette (Ctrl/Cmd-K) while its button is on the page, under the button's
 * name. Without a name it is not offered.
 * @param control gets the focus when the action starts, unless its tab was not shown.
 */
export function useRecordAction(
  label: string | null,
  { denial, run }: RecordActionState,
  control?: RefObject<HTMLElement | null>,
): void {
  const change = useSetAtom(recordActionsAtom);
  const isOffered = useContext(RecordPage);
  const selectTab = useContext(SelectTab);
  const start = useEffectEvent(() => {
    selectTab();
    // Wait until the closed palette has returned the focus, so that the action's dialog returns it to the control.
    afterPaint(() => {
      control?.current?.focus();
      run();
    });
  });
  // The palette is above the page in the tree. Re-register only when the action's name or permission changes.
  useEffect(() => {
    if (!isOffered || label === null) return;
    const added: RecordAction = { label, denial, run: () => start() };
    change((before) => [...before, added]);
    return () => change((before) => before.filter((other) => other !== added));
  }, [change, isOffered, label, denial]);
}
