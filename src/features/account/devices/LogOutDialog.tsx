import { type Translate, useTranslate } from '#src/i18n/i18n.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DescriptionList } from '#src/ui/data/DescriptionList.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import type { Device } from './devices-loader.ts';

/** The request to confirm: one device, or several at once. */
export type LogOutSubject = Device | readonly Device[];

interface LogOutDialogProps {
  subject: LogOutSubject | null;
  onConfirm: () => void;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Asks before logging devices out, and explains what that does. */
export function LogOutDialog({ subject, ...dialog }: LogOutDialogProps) {
  const t = useTranslate();
  const question = subject && {
    ...('id' in subject ? questionOfOne(t, subject) : questionOfOthers(t, subject)),
    tone: 'danger' as const,
    facts: 'id' in subject && <DeviceFacts device={subject} />,
  };
  return <ConfirmDialog question={question} {...dialog} />;
}

function questionOfOne(t: Translate, { name, current }: Device) {
  const act = t('account:Log out');
  return current
    ? {
        act,
        title: t('account:Log out of this device?'),
        effect: t(
          'account:You are using this device now. To continue here, you will need to log in again.',
        ),
      }
    : {
        act,
        title: t('account:Log out %name%?', { name }),
        effect: t(
          'account:The session on that device ends immediately. Logging in there again takes your password.',
        ),
      };
}

function questionOfOthers(t: Translate, otherDevices: readonly Device[]) {
  const count = otherDevices.length;
  return {
    title: t('account:Log out all other devices?'),
    effect: t(
      'account:The sessions on %count% devices end immediately. You stay logged in on this one.',
      { count },
    ),
    act: t('account:Log out %count% devices', { count }),
  };
}

/** The exact times, for users who cannot hover. */
function DeviceFacts({ device }: { device: Device }) {
  const t = useTranslate();
  const { exact } = useFormats();
  return (
    <DescriptionList
      items={[
        ...(device.place ? [{ name: t('account:Location'), value: device.place }] : []),
        { name: t('account:First login'), value: exact(device.first_seen_at) },
        { name: t('account:Last active'), value: exact(device.last_seen_at) },
      ]}
    />
  );
}
