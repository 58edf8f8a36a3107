import { englishText, type Message } from '#src/i18n/message.ts';
import { reportBug } from '#src/util/bug-report.ts';

/**
 * Why an upload failed. `refused`: the file or an option is invalid, and no request was made. `service`: the upload
 * service failed. `stalled`: there was no progress for too long. `canceled`: the user or the page canceled it.
 * `unable`: the browser or the page lacks something that uploading needs.
 */
export type UploadErrorKind = 'refused' | 'service' | 'stalled' | 'canceled' | 'unable';

export interface UploadFailure {
  kind: UploadErrorKind;
  text: Message;
  /** HTTP status of the provider's response. */
  status?: number | undefined;
  /** Not reported (product specification, section 5). */
  ignored?: boolean;
}

/** A file was not uploaded; `text` is for people. Never contains a policy, a signature or an address. */
export class UploadError extends Error {
  override name = 'UploadError';
  readonly kind: UploadErrorKind;
  readonly text: Message;
  readonly status: number | undefined;
  readonly ignored: boolean;

  constructor({ kind, text, status, ignored = false }: UploadFailure) {
    super(englishText(text));
    this.kind = kind;
    this.text = text;
    this.status = status;
    this.ignored = ignored;
  }

  /** Whether retrying with the same file may succeed. */
  get canRetry(): boolean {
    return this.kind !== 'refused';
  }
}

/** Reports upload service errors, except those that section 5 of the product specification ignores. */
export function reportUploadError({ kind, status, ignored, message }: UploadError): void {
  if (ignored || (kind !== 'service' && kind !== 'stalled')) return;
  // A new error, because the original one contains values that may name the file.
  const report = new Error(`FS-${message}`);
  reportBug(report, { facts: status === undefined ? {} : { status: String(status) } });
}
