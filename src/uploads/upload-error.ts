import { englishText, type Message } from '#src/i18n/message.ts';
import { reportBug } from '#src/util/bug-report.ts';

/**
 * What an upload failed at. `refused`: the file or the options break a rule, and no request was made. `service`: the
 * upload service failed. `stalled`: nothing moved for too long. `canceled`: the person or the page ended it. `unable`: the
 * browser or the page lacks what uploading needs.
 */
export type UploadErrorKind = 'refused' | 'service' | 'stalled' | 'canceled' | 'unable';

export interface UploadFailure {
  kind: UploadErrorKind;
  text: Message;
  /** HTTP status of the provider's answer. */
  status?: number | undefined;
  /** Not reported (product specification, section 5). */
  ignored?: boolean;
}

/** A file was not uploaded; `text` is for people. It never holds a policy, a signature or an address. */
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

  /** Whether the same file may get through another time. */
  get canRetry(): boolean {
    return this.kind !== 'refused';
  }
}

/** Reports what went wrong at the upload service, unless section 5 of the product specification ignores it. */
export function reportUploadError({ kind, status, ignored, message }: UploadError): void {
  if (ignored || (kind !== 'service' && kind !== 'stalled')) return;
  // A new error: the original one carries values that may name the file.
  const report = new Error(`FS-${message}`);
  reportBug(report, { facts: status === undefined ? {} : { status: String(status) } });
}
