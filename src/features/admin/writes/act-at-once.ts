import { useLocation, useNavigate } from 'react-router-dom';
import { afterPaint } from '#src/ui/use-after-paint.ts';
import { isRecord } from '#src/util/is-record.ts';
import type { AdminOperation } from './use-denial.ts';

/** The state of a navigation to a record's page that opens the dialog of an act there. */
export function actAtOnce(operation: AdminOperation) {
  return { act: operation };
}

/** Whether the navigation to this page opens the dialog of an act. */
export function useActAtOnce(operation: AdminOperation) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isAsked = isRecord(state) && state.act === operation;
  return {
    isAsked,
    /** Going back to the page, or reloading it, no longer opens the dialog. */
    forget: () => {
      if (!isAsked) return;
      const here = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
      // Once the closed dialog no longer guards its input against leaving the page.
      afterPaint(() => void navigate({ search }, here));
    },
  };
}
