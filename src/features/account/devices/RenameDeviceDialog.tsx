import { useSetAtom } from 'jotai';
import { listDevices, updateDevice } from '#generated/app/security/fetchers.ts';
import { updateDeviceLimits } from '#generated/app/security/limits.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useFormError } from '#src/actions/use-form-error.ts';
import { verifyBy } from '#src/actions/verify-by.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import { RenameDialog } from '../RenameDialog.tsx';
import type { Device } from './devices-loader.ts';

interface RenameDeviceDialogProps {
  device: Device | null;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

interface Renaming {
  id: number;
  name: string;
}

/** Gives a device another name. */
export function RenameDeviceDialog({ device, onClose, returnFocus }: RenameDeviceDialogProps) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);
  const rename = useAction({
    call: ({ id, name }: Renaming, options) =>
      updateDevice({ path: { deviceId: id }, body: { name } }, options),
    verify: verifyBy(listDevices, ({ results }, { id, name }: Renaming) => {
      const data = results.find((one) => one.id === id && one.name === name.trim());
      return data ? { data } : null;
    }),
    onSuccess: ({ name }) => {
      onClose();
      showStatus({
        type: 'success',
        text: message('account:It is called “%name%” now.', { name }),
      });
    },
  });
  return (
    <RenameDialog
      name={device?.name ?? null}
      hint={t('account:Only you see this name.')}
      limits={updateDeviceLimits}
      pending={rename.pending}
      error={useFormError(rename.error)}
      onSubmit={(name) => device && rename.run({ id: device.id, name })}
      onClose={() => {
        rename.reset();
        onClose();
      }}
      returnFocus={returnFocus}
    />
  );
}
