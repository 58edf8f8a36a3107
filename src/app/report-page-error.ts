import { isRouteErrorResponse } from 'react-router-dom';
import { RequestError } from '#src/api/errors.ts';
import { reportBug } from '#src/util/bug-report.ts';
import { MissingCodeError } from './missing-code.ts';

/** Reports an error that kept a page, or a part of it, from being shown, if it is a bug. */
export function reportPageError(error: unknown): void {
  // The fetcher reports failed calls that are bugs. Other errors are expected, such as refusals and missing pages.
  if (error instanceof RequestError || isRouteErrorResponse(error)) return;
  // A chunk that is missing while the server is reachable may be one that fails to run.
  if (error instanceof MissingCodeError && !error.serverAnswers) return;
  reportBug(error);
}
