import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { namedTab } from '../layout/tab-address.ts';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import type { Question } from '../overlay/ConfirmWindow.tsx';
import { useMoreWords } from '../words.ts';
import { unsavedFormsAtom } from './unsaved-forms.ts';

interface UnsavedFormProps {
  id: string;
  /** Asked before leaving the page. By default, whether to discard the form. */
  question?: Question;
  /**
   * What loses the form: leaving the page (default), also leaving its tab, or any change of the address, because the
   * address determines that the form is open.
   */
  lostWith?: 'page' | 'tab' | 'address';
}

/** Guards a form's unsaved changes against leaving the page. Render it only while there are any. */
export function UnsavedForm({ id, question, lostWith = 'page' }: UnsavedFormProps) {
  const [unsaved, setUnsaved] = useAtom(unsavedFormsAtom);
  // The router and the browser keep a guard only while there are unsaved changes.
  useEffect(() => {
    setUnsaved((ids) => [...ids, id]);
    // Before a full page load, the browser asks in its own words.
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => {
      setUnsaved((ids) => ids.filter((other) => other !== id));
      window.removeEventListener('beforeunload', keep);
    };
  }, [id, setUnsaved]);
  return unsaved[0] === id && <LeaveGuard question={question} lostWith={lostWith} />;
}

interface LeaveGuardProps {
  question: Question | undefined;
  lostWith: 'page' | 'tab' | 'address';
}

function LeaveGuard({ question, lostWith }: LeaveGuardProps) {
  const words = useMoreWords();
  const lostForm: Question = {
    title: words.leaveWithoutSaving,
    effect: words.changesWillBeLost,
    act: words.leavePage,
    tone: 'danger',
  };
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname ||
      lostWith === 'address' ||
      (lostWith === 'tab' && !isSameTab(from.search, to.search)),
  );
  return (
    <ConfirmDialog
      question={blocker.state === 'blocked' ? (question ?? lostForm) : null}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

/** Whether only other parameters change. The same address again opens the tab anew. */
function isSameTab(from: string, to: string): boolean {
  return from !== to && namedTab(from) === namedTab(to);
}
