import type { UploadLimits } from '#src/uploads/limits.ts';

/** Where files go, and what may be uploaded there. */
export interface CalendarUpload {
  calendarKey: string;
  title: string;
  limits: UploadLimits;
  onClose: () => void;
}
