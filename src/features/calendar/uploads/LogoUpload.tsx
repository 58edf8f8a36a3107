import { useAtomValue } from 'jotai';
import { useTranslate } from '#src/i18n/i18n.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { UploadDialog } from '#src/uploads/dialog/UploadDialog.tsx';
import { calendarLimits } from '#src/uploads/limits.ts';
import { type CalendarAddress, logoPolicy } from '#src/uploads/policy-sources.ts';

interface LogoUploadProps {
  address: CalendarAddress;
  onClose: () => void;
}

/** Uploads the logo of the page's calendar, within the limits of its license. */
export function LogoUpload({ address, onClose }: LogoUploadProps) {
  const t = useTranslate();
  const { appTitle, license } = useAtomValue(settingsAtom);
  return (
    <UploadDialog
      title={t('calendar:Upload a logo')}
      intro={appTitle}
      place={logoPolicy(address)}
      limits={{ ...calendarLimits(license), maxFiles: 1 }}
      accept="image/*"
      onClose={onClose}
    />
  );
}
