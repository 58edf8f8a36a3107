import { isRouteErrorResponse } from 'react-router-dom';
import { RequestError } from '#src/api/errors.ts';
import { MissingCodeError } from '#src/ui/load-part.ts';
import { reportBug } from '#src/util/bug-report.ts';

/** Reports what keeps a page from being shown, where it is a bug. */
export function reportPageError(error: unknown): void {
  // The fetcher reports those that are; the others are expected, like refusals and pages that do not exist.
  if (error instanceof RequestError || isRouteErrorResponse(error)) return;
  // A part that is missing while the server is there may be a part that cannot run.
  if (error instanceof MissingCodeError && !error.serverAnswers) return;
  reportBug(error);
}
