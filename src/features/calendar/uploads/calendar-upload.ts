import type { UploadLimits } from '#src/uploads/limits.ts';
import type { CalendarAddress } from '#src/uploads/policy-sources.ts';

/** The target of files, and the limits of an upload there. */
export interface CalendarUpload {
  address: CalendarAddress;
  title: string;
  limits: UploadLimits;
  onClose: () => void;
}
