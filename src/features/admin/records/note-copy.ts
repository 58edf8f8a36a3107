import { type ReportCopyInput, reportCopy } from '#generated/admin/fetchers.ts';
import { ignoreFailure } from '#src/api/errors.ts';

type CopyReport = ReportCopyInput['body'];

/** The record to which what is copied belongs. */
export type CopiedRecord = Pick<CopyReport, 'kind' | 'id'>;

/**
 * Notes in the record's audit that a secret or an address was copied. The copy is made by then, so nobody is told if that
 * fails.
 */
export function noteCopy(record: CopiedRecord, copied: CopyReport['copied']): void {
  reportCopy({ body: { ...record, copied } }, { reauthenticate: false, quiet: true }).catch(
    ignoreFailure,
  );
}
