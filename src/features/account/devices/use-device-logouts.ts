import { useSetAtom } from 'jotai';
import { listDevices, revokeDevice, revokeOtherDevices } from '#generated/app/security/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { useShowFailure } from '#src/actions/use-show-failure.ts';
import { doneIf, verifyBy } from '#src/actions/verify-by.ts';
import { acceptGone } from '#src/api/errors.ts';
import { useTranslate } from '#src/i18n/i18n.ts';
import { message } from '#src/i18n/message.ts';
import { statusAtom } from '#src/status/status.ts';
import type { Device } from './devices-loader.ts';

/**
 * Logs devices out. The page removes them immediately and restores them on failure; both are announced.
 * @param devices as the server knows them.
 */
export function useDeviceLogouts(devices: readonly Device[]) {
  const t = useTranslate();
  const showStatus = useSetAtom(statusAtom);

  const deviceLogout = useAction({
    call: ({ id }: Device, options) =>
      revokeDevice({ path: { deviceId: id } }, options).catch(acceptGone),
    verify: verifyBy(listDevices, ({ results }, { id }: Device) =>
      doneIf(!results.some((device) => device.id === id)),
    ),
    onSuccess: (_, { name }) =>
      showStatus({ type: 'success', text: message('account:%name% is logged out.', { name }) }),
    onFailure: useShowFailure(({ name }) => t('account:%name% is still logged in.', { name })),
    getKey: ({ id }) => id,
    whenLeft: 'finish',
  });

  const otherLogouts = useAction({
    call: (_: undefined, options) => revokeOtherDevices({}, options),
    verify: verifyBy(listDevices, ({ results }) => doneIf(results.every(({ current }) => current))),
    onSuccess: () =>
      showStatus({ type: 'success', text: message('account:All other devices are logged out.') }),
    onFailure: useShowFailure(() => t('account:The other devices are still logged in.')),
    whenLeft: 'finish',
  });

  const isGoing = ({ id, current }: Device) =>
    !current && (otherLogouts.pending || deviceLogout.running.some((device) => device.id === id));

  return {
    /** The devices with all pending changes applied. */
    devices: devices.filter((device) => !isGoing(device)),
    logOut: deviceLogout.run,
    logOutOthers: () => otherLogouts.run(undefined),
  };
}
