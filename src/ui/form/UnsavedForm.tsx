import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { useMoreWords } from '../words.ts';
import { unsavedFormsAtom } from './unsaved-forms.ts';

/** Keeps a form's unsaved changes from being lost by leaving the page; rendered only while there are any. */
export function UnsavedForm({ id }: { id: string }) {
  const [unsaved, setUnsaved] = useAtom(unsavedFormsAtom);
  // The router and the browser hold a guard for as long as there are unsaved changes.
  useEffect(() => {
    setUnsaved((ids) => [...ids, id]);
    // The browser asks in its own words before the page is unloaded.
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
  // Another query or fragment leaves the form where it is.
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
