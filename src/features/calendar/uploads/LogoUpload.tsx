import { useTranslate } from '#src/i18n/i18n.ts';
import { UploadDialog } from '#src/uploads/dialog/UploadDialog.tsx';
import { logoPolicy } from '#src/uploads/policy-sources.ts';
import type { CalendarUpload } from './calendar-upload.ts';

export function LogoUpload({ address, title, limits, onClose }: CalendarUpload) {
  const t = useTranslate();
  return (
    <UploadDialog
      title={t('calendar:Upload a logo')}
      intro={title}
      place={logoPolicy(address)}
      limits={{ ...limits, maxFiles: 1 }}
      accept="image/*"
      onClose={onClose}
    />
  );
}
