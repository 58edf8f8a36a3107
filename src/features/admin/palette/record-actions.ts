import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** Something that staff can do with the open record. */
export interface RecordAction {
  /** The action's name, as on its button. */
  readonly label: string;
  /** Why the user may not do it, from `useStaffAct`; null if they may. */
  readonly denial: string | null;
  readonly run: () => void;
}

/** The open record's actions, which the palette offers. */
export const recordActionsAtom = atom<readonly RecordAction[]>([]);

/**
 * Offers an action of a record's page in the palette (Ctrl/Cmd-K) while its part of the page is mounted:
 * `useRecordAction({ label, denial: act.denial, run: act.form.open })`.
 */
export function useRecordAction({ label, denial, run }: RecordAction): void {
  const change = useSetAtom(recordActionsAtom);
  const start = useEffectEvent(run);
  // The palette is above the page in the tree. Re-register only when the action's name or permission changes.
  useEffect(() => {
    const added: RecordAction = { label, denial, run: () => start() };
    change((before) => [...before, added]);
    return () => change((before) => before.filter((other) => other !== added));
  }, [change, label, denial]);
}
