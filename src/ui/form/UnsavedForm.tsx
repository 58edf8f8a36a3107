import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslate } from '#src/i18n/i18n.ts';
import { namedTab } from '../layout/tab-address.ts';
import type { Question } from '../overlay/ConfirmDialog.tsx';
import { ConfirmDialog } from '../overlay/ConfirmDialog.tsx';
import { areDraftsKeptAtom } from './drafts.ts';
import { guardingFormAtom, type UnsavedChanges, unsavedFormsAtom } from './unsaved-forms.ts';

interface UnsavedFormProps {
  id: string;
  /** Asked before leaving the page. By default, whether to discard the form. */
  question?: Question;
  /** Default: leaving the page. */
  lostWith?: UnsavedChanges['lostWith'];
  /** The form's values are kept if the page has to be left for another user (`use-draft.ts`). */
  isDraft?: boolean;
  /** Returns whether a draft survives a reload as it is, so that the browser does not ask before it. Default: it does not. */
  isKeptOverReload?: () => boolean;
}

/** Guards a form's unsaved changes against leaving the page. Render it only while there are any. */
export function UnsavedForm({
  id,
  question,
  lostWith = 'page',
  isDraft = false,
  isKeptOverReload,
}: UnsavedFormProps) {
  const guarding = useAtomValue(guardingFormAtom);
  const setUnsaved = useSetAtom(unsavedFormsAtom);
  const store = useStore();
  const survivesReload = useEffectEvent(() => isKeptOverReload?.() ?? false);
  // The router and the browser keep a guard only while there are unsaved changes.
  useEffect(() => {
    setUnsaved((forms) => [...forms, { id, lostWith }]);
    // Before a full page load, the browser asks in its own words.
    const keep = (event: BeforeUnloadEvent) => {
      const isKept = isDraft && store.get(areDraftsKeptAtom);
      if (!isKept && !survivesReload()) event.preventDefault();
    };
    window.addEventListener('beforeunload', keep);
    return () => {
      setUnsaved((forms) => forms.filter((unsavedForm) => unsavedForm.id !== id));
      window.removeEventListener('beforeunload', keep);
    };
  }, [id, lostWith, isDraft, setUnsaved, store]);
  return guarding?.id === id && <LeaveGuard question={question} lostWith={lostWith} />;
}

interface LeaveGuardProps {
  question: Question | undefined;
  lostWith: UnsavedChanges['lostWith'];
}

function LeaveGuard({ question, lostWith }: LeaveGuardProps) {
  const t = useTranslate();
  const lostForm: Question = {
    title: t('common:Leave without saving?'),
    effect: t('common:Your changes on this page will be lost.'),
    act: t('common:Leave page'),
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

/** Returns whether only other parameters change. The same address again reopens the tab. */
function isSameTab(from: string, to: string): boolean {
  return from !== to && namedTab(from) === namedTab(to);
}
