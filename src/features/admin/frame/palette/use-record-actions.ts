import { useNavigate, useSearchParams } from 'react-router-dom';
import { namedTab, tabLink } from '#src/ui/layout/tab-address.ts';
import type { Act } from '../../acts/act.ts';
import { findControl, useActs } from '../../acts/acts-context.ts';
import { useActContext } from '../../acts/use-act-context.ts';
import { findDenial } from '../../acts/use-denial.ts';

/** Something that staff can do on the open record's page. */
export interface RecordAction {
  readonly label: string;
  /** Why it is impossible; null if it is not. */
  readonly denial: string | null;
  readonly run: () => void;
}

/** The acts on the open record, those of hidden tabs included, and the tabs of its page. */
export function useRecordActions(): readonly RecordAction[] {
  const context = useActContext();
  const { record, start } = useActs();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { acts, tabs } = record;
  if (!tabs) return [];
  const [first] = tabs;
  const select = (key: string) => {
    if (key === (namedTab(String(search)) ?? first.key)) return;
    const { to, ...options } = tabLink(search, tabs, key);
    void navigate(to, options);
  };
  // Wait until the closed palette has returned the focus, so that the act's dialog returns it to the control.
  const startAct = (act: Act) =>
    setTimeout(() => {
      findControl(act)?.focus();
      start(act);
    });
  return [
    ...acts.map((act) => ({
      label: act.name ?? act.label,
      denial: findDenial(context, act.operation) ?? act.obstacle ?? null,
      run: () => {
        if (act.tab !== undefined) select(act.tab);
        startAct(act);
      },
    })),
    ...tabs.map(({ key, label }) => ({ label, denial: null, run: () => select(key) })),
  ];
}
