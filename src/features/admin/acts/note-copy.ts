import { type ReportCopyInput, reportCopy } from '#generated/admin/fetchers.ts';
import { ignoreFailure } from '#src/api/errors.ts';

type CopyReport = ReportCopyInput['body'];

/** The record to which what is copied belongs. */
export interface CopiedRecord {
  readonly kind: Exclude<CopyReport['kind'], 'none'>;
  readonly id: number;
}

/**
 * Notes in the record's audit that a secret or an address was copied.
 * @param record null if it belongs to none, which is noted on the account of the member of staff.
 */
export function noteCopy(
  record: CopiedRecord | null,
  copied: Exclude<CopyReport['copied'], 'rows'>,
): void {
  report({ ...(record ?? { kind: 'none' }), copied });
}

/**
 * Notes, like a copy, that rows of a table were saved as a file.
 * @param table its name among the tables whose columns the browser remembers.
 */
export function noteExport(record: CopiedRecord | null, table: string, rows: number): void {
  report({ ...(record ?? { kind: 'none' }), copied: 'rows', table, rows });
}

/** The copy is made by then, so nobody is told if this fails. */
function report(body: CopyReport): void {
  reportCopy({ body }, { reauthenticate: false, quiet: true }).catch(ignoreFailure);
}
