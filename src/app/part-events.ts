import type { createStore } from 'jotai';
import { message } from '#src/i18n/message.ts';
import { type StatusMessage, statusAtom, takeBackStatusAtom } from '#src/status/status.ts';
import type { PartEvents } from '#src/ui/lazy-part.tsx';
import { missingCode } from './missing-code.ts';
import { reportPageError } from './report-page-error.ts';

const missingPart = message(
  'errors:This could not be loaded. Check your connection and try again, or reload the page.',
);

/** Reports parts of an open page that are missing, and shows a message until the last of them arrives after all. */
export function createPartEvents(store: ReturnType<typeof createStore>): PartEvents {
  let shownMessage: { part: object; text: StatusMessage } | undefined;
  return {
    onMissing: (part, cause, hasPlace) => {
      void missingCode(cause).then(reportPageError);
      if (hasPlace) return;
      shownMessage = { part, text: { type: 'error', text: missingPart } };
      store.set(statusAtom, shownMessage.text);
    },
    onArrived: (part) => {
      // Others may arrive just now because the browser is idle.
      if (shownMessage?.part === part) store.set(takeBackStatusAtom, shownMessage.text);
    },
  };
}
