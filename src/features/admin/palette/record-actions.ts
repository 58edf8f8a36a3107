import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** Something that staff can do on the record whose page is open. */
export interface RecordAction {
  /** The act's name, as on its button. */
  readonly label: string;
  /** Why the user may not do it, from `useStaffAct`; null if they may. */
  readonly denial: string | null;
  readonly run: () => void;
}

/** The acts of the open record, which the palette offers. */
export const recordActionsAtom = atom<readonly RecordAction[]>([]);

/**
 * Offers an act of a record's page in the palette (Ctrl/Cmd-K) while its part of the page is shown, beside its button:
 * `useRecordAction({ label, denial: act.denial, run: act.form.open })`.
 */
export function useRecordAction({ label, denial, run }: RecordAction): void {
  const change = useSetAtom(recordActionsAtom);
  const start = useEffectEvent(run);
  // The palette is above the page. Registers again only when the act's name or right changes.
  useEffect(() => {
    const added: RecordAction = { label, denial, run: () => start() };
    change((before) => [...before, added]);
    return () => change((before) => before.filter((other) => other !== added));
  }, [change, label, denial]);
}
