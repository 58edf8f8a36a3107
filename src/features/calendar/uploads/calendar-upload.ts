import type { UploadLimits } from '#src/uploads/limits.ts';
import type { CalendarAddress } from '#src/uploads/policy-sources.ts';

/** Where files are uploaded to, and the limits there. */
export interface CalendarUpload {
  address: CalendarAddress;
  title: string;
  limits: UploadLimits;
  onClose: () => void;
}
