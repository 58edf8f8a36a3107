import { useAtomValue } from 'jotai';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import { calendarLimits } from '#src/uploads/limits.ts';
import type { CalendarAddress } from '#src/uploads/policy-sources.ts';
import { AttachmentUpload } from './AttachmentUpload.tsx';
import { LogoUpload } from './LogoUpload.tsx';
import type { UploadKind } from './use-wanted-upload.ts';

interface CalendarUploadsProps {
  kind: UploadKind;
  address: CalendarAddress;
  onClose: () => void;
}

/** Uploads files to the page's calendar, within the limits of its license. */
export function CalendarUploads({ kind, ...place }: CalendarUploadsProps) {
  const { appTitle, license } = useAtomValue(settingsAtom);
  const Upload = kind === 'logo' ? LogoUpload : AttachmentUpload;
  return <Upload {...place} title={appTitle} limits={calendarLimits(license)} />;
}
