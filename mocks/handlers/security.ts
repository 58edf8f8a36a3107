import { errorBody } from '../http/errors.ts';
import type { Account } from '../world/accounts.ts';
import { isoTime } from '../world/times.ts';
import { appCode } from '../world/user-details.ts';
import { type AccountCall, detailsOf, recordOf } from './account-call.ts';
import { conflict, notFound } from './admin-support.ts';
import type { Handler, Handlers } from './handler.ts';

const loadTwoFactor: Handler<'loadTwoFactor', Account> = (call) => ({
  status: 200,
  body: {
    active: call.account.user.two_fa_active,
    unused_backup_codes: call.account.user.two_fa_active
      ? detailsOf(call).backupCodes.unused.length
      : 0,
  },
});

const startTwoFactor: Handler<'startTwoFactor', Account> = (call) => {
  if (call.account.user.two_fa_active) return conflict;
  const secret = 'JBSWY3DPEHPK3PXP';
  detailsOf(call).secretAsked = true;
  const label = encodeURIComponent(`Shared Calendar:${call.account.email}`);
  const otpauth_url = `otpauth://totp/${label}?secret=${secret}&issuer=Shared%20Calendar`;
  return { status: 200, body: { secret, otpauth_url } };
};

const activateTwoFactor: Handler<'activateTwoFactor', Account> = (call) => {
  const details = detailsOf(call);
  if (!details.secretAsked || call.body.code !== appCode) return codeInvalid;
  details.secretAsked = false;
  details.twoFactorSince = isoTime(call.now);
  setTwoFactor(call, true);
  return { status: 200, body: { codes: [...details.backupCodes.renew()] } };
};

const deactivateTwoFactor: Handler<'deactivateTwoFactor', Account> = (call) => {
  if (!isProved(call)) return codeInvalid;
  setTwoFactor(call, false);
  return { status: 204 };
};

const renewBackupCodes: Handler<'renewBackupCodes', Account> = (call) =>
  isProved(call)
    ? { status: 200, body: { codes: [...detailsOf(call).backupCodes.renew()] } }
    : codeInvalid;

const listDevices: Handler<'listDevices', Account> = ({ account, world, now, sessionToken }) => {
  const currentId = world.deviceIdOf(sessionToken, now);
  const devices = world
    .devicesOf(account.user.id, now)
    .map(({ platform: _, push: __, ...device }) => ({
      ...device,
      current: device.id === currentId,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
  return { status: 200, body: { devices } };
};

const revokeOtherDevices: Handler<'revokeOtherDevices', Account> = (call) => {
  call.world.endOtherDevices(call.account.user.id, call.sessionToken);
  return { status: 204 };
};

const revokeDevice: Handler<'revokeDevice', Account> = ({ path, ...call }) => {
  const { account, world, now, sessionToken } = call;
  const { deviceId } = path;
  if (!world.devicesOf(account.user.id, now).some(({ id }) => id === deviceId)) return notFound;
  if (deviceId === world.deviceIdOf(sessionToken, now)) return conflict;
  world.endDevice(account.user.id, deviceId);
  return { status: 204 };
};

const codeInvalid = { status: 422, body: errorBody('code_invalid') } as const;

/** Whether a call that needs a code brings a right one. */
function isProved(call: AccountCall & { readonly body: { readonly code: string } }): boolean {
  return call.account.user.two_fa_active && detailsOf(call).acceptsCode(call.body.code);
}

function setTwoFactor(call: AccountCall, two_fa_active: boolean) {
  call.world.admin.changeUser({ ...recordOf(call), two_fa_active });
}

export const securityCalls = {
  loadTwoFactor,
  startTwoFactor,
  activateTwoFactor,
  deactivateTwoFactor,
  renewBackupCodes,
  listDevices,
  revokeOtherDevices,
  revokeDevice,
} satisfies Handlers<Account>;
