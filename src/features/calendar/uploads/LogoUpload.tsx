import { useTranslate } from '#src/i18n/i18n.ts';
import { UploadDialog } from '#src/uploads/dialog/UploadDialog.tsx';
import { logoPolicy } from '#src/uploads/policy-sources.ts';
import type { CalendarUpload } from './calendar-upload.ts';

/** Uploads a logo for a calendar. */
export function LogoUpload({ calendarKey, title, limits, onClose }: CalendarUpload) {
  const t = useTranslate();
  return (
    <UploadDialog
      title={t('calendar:Upload a logo')}
      intro={title}
      policy={logoPolicy(calendarKey)}
      limits={{ ...limits, maxFiles: 1 }}
      accept="image/*"
      onClose={onClose}
    />
  );
}
