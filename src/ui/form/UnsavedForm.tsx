import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import type { Question } from '../overlay/ConfirmWindow.tsx';
import { useMoreWords } from '../words.ts';
import { unsavedFormsAtom } from './unsaved-forms.ts';

interface UnsavedFormProps {
  id: string;
  /** Asked before leaving the page. By default, whether to discard the form. */
  question?: Question;
  /** Whether changing the query or fragment loses the form too, because the address determines that it is open. */
  atAddress?: boolean;
}

/** Guards a form's unsaved changes against leaving the page. Render it only while there are any. */
export function UnsavedForm({ id, question, atAddress = false }: UnsavedFormProps) {
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
  return unsaved[0] === id && <LeaveGuard question={question} atAddress={atAddress} />;
}

interface LeaveGuardProps {
  question: Question | undefined;
  atAddress: boolean;
}

function LeaveGuard({ question, atAddress }: LeaveGuardProps) {
  const words = useMoreWords();
  const lostForm: Question = {
    title: words.leaveWithoutSaving,
    effect: words.changesWillBeLost,
    act: words.leavePage,
    tone: 'danger',
  };
  // Changing the query or fragment does not close most forms.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      atAddress || currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      question={blocker.state === 'blocked' ? (question ?? lostForm) : null}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
