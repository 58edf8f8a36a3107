import { Failure } from '#src/api/errors.ts';
import { type Message, message } from '#src/i18n/message.ts';
import { reportBug } from '#src/util/bug-report.ts';

/**
 * Why an upload failed. `refused`: the file or an option is invalid, and no request was made. `service`: the upload
 * service failed. `stalled`: there was no progress for too long. `canceled`: the user or the page canceled it.
 * `unable`: the browser or the page lacks something that uploading needs.
 */
export type UploadErrorKind = 'refused' | 'service' | 'stalled' | 'canceled' | 'unable';

export interface UploadFailure {
  kind: UploadErrorKind;
  /** The message of the product specification, section 8, or our own. */
  text: Message;
  /** The meaning of the error for the user, if the text does not state it. */
  words?: Message | undefined;
  /** HTTP status of the provider's response. */
  status?: number | undefined;
  /** Not reported (product specification, section 5). */
  isIgnored?: boolean;
}

/** A file was not uploaded. Never contains a policy, a signature or an address. */
export class UploadError extends Failure {
  override name = 'UploadError';
  readonly kind: UploadErrorKind;
  readonly isIgnored: boolean;
  readonly words: Message | undefined;

  constructor({ kind, text, words, status, isIgnored = false }: UploadFailure) {
    super({ id: `upload_${kind}`, title: message('uploads:The upload failed'), text, status });
    this.kind = kind;
    this.isIgnored = isIgnored;
    this.words = words;
  }

  override get isUnexpected(): boolean {
    return this.kind !== 'refused';
  }
}

/** Reports upload service errors, except those that section 5 of the product specification ignores. */
export function reportUploadError({ kind, status, isIgnored, message: text }: UploadError): void {
  if (isIgnored || (kind !== 'service' && kind !== 'stalled')) return;
  // A new error, because the original one contains values that may name the file.
  const report = new Error(`FS-${text}`);
  reportBug(report, { facts: status === undefined ? {} : { status: String(status) } });
}
