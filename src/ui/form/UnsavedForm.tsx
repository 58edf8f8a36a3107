import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { useMoreWords } from '../words.ts';
import { unsavedFormsAtom } from './unsaved-forms.ts';

/** Guards a form's unsaved changes against leaving the page; rendered only while there are any. */
export function UnsavedForm({ id }: { id: string }) {
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
  return unsaved[0] === id && <LeaveGuard />;
}

function LeaveGuard() {
  const words = useMoreWords();
  // A change of query or fragment keeps the form.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      question={
        blocker.state === 'blocked'
          ? {
              title: words.leaveWithoutSaving,
              effect: words.changesWillBeLost,
              act: words.leavePage,
              tone: 'danger',
            }
          : null
      }
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
