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
 * Offers a page's acts in the palette (Ctrl/Cmd-K) while the page is open. Call it once on a record's page, with the
 * acts that its buttons start: `useRecordActions([{ label, denial: act.denial, run: act.form.open }])`.
 */
export function useRecordActions(actions: readonly RecordAction[]): void {
  const change = useSetAtom(recordActionsAtom);
  const run = useEffectEvent((label: string) =>
    actions.find((action) => action.label === label)?.run(),
  );
  const written = JSON.stringify(actions.map(({ label, denial }) => ({ label, denial })));
  // The palette is above the page. Registered anew only when an act's name or right changes.
  useEffect(() => {
    const shown: Pick<RecordAction, 'label' | 'denial'>[] = JSON.parse(written);
    const added = shown.map((action) => ({ ...action, run: () => run(action.label) }));
    change(added);
    return () => change((before) => (before === added ? [] : before));
  }, [change, written]);
}
