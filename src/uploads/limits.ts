import type { components } from '#generated/app/types.ts';
import { message } from '#src/i18n/message.ts';
import { policyFacts, type SignedPolicy } from './policy.ts';
import { emptyFileError } from './service-errors.ts';
import { UploadError } from './upload-error.ts';

export type License = components['schemas']['CalendarLicense'];

/** The limits of uploads in a part of the product (product specification, section 5). */
export interface UploadLimits {
  maxFiles: number;
  /** In bytes; the policy may allow less. */
  maxSize: number;
}

/** The picture from which an avatar is cropped. */
export const avatarSourceMaxSize = 15_728_640;

/** The limits of the avatar page. */
export const avatarLimits: UploadLimits = { maxFiles: 1, maxSize: 10_485_760 };

/** The files of a calendar. If the page does not know its license, only the policy limits them. */
export function calendarLimits(license: License | null | undefined): UploadLimits {
  return { maxFiles: 10, maxSize: license?.features.max_file_size ?? Number.POSITIVE_INFINITY };
}

/** The lower of the place's and the policy's limits. */
export function getMaxSize({ maxSize }: UploadLimits, policy?: SignedPolicy): number {
  return Math.min(maxSize, policy ? policyFacts(policy).maxSize : Number.POSITIVE_INFINITY);
}

/** Why a file cannot be uploaded; null if it can. */
export function sizeError(file: Pick<File, 'name' | 'size'>, maxSize: number): UploadError | null {
  if (file.size === 0) return emptyFileError(file.name);
  if (file.size <= maxSize) return null;
  const text =
    maxSize === 0
      ? message("uploads:The calendar's plan does not include files.")
      : message('uploads:The file is larger than %size% MB.', { size: megabytes(maxSize) });
  return new UploadError({ kind: 'refused', text });
}

function megabytes(bytes: number): number {
  return Math.floor((bytes / 1024 ** 2) * 100) / 100;
}
