import { errorBody } from '../errors.ts';
import type { Account } from '../world/accounts.ts';
import { type AccountCall, pagesOf } from './account-call.ts';
import type { Handler, Handlers } from './handler.ts';

const loadTwoFactor: Handler<'loadTwoFactor', Account> = (call) => ({
  status: 200,
  body: {
    active: call.account.user.two_fa_active,
    unused_backup_codes: pagesOf(call).unusedCodes.length,
  },
});

const startTwoFactor: Handler<'startTwoFactor', Account> = (call) => {
  if (call.account.user.two_fa_active) return { status: 403, body: errorBody('permission_denied') };
  const secret = pagesOf(call).askSecret();
  const label = encodeURIComponent(`Shared Calendar:${call.account.email}`);
  const otpauth_url = `otpauth://totp/${label}?secret=${secret}&issuer=Shared%20Calendar`;
  return { status: 200, body: { secret, otpauth_url } };
};

const activateTwoFactor: Handler<'activateTwoFactor', Account> = (call) => {
  const pages = pagesOf(call);
  if (!pages.secretAsked || !pages.acceptsCode(call.body.code)) {
    return { status: 409, body: errorBody('code_invalid') };
  }
  setTwoFactor(call, true);
  return { status: 200, body: { codes: [...pages.renewCodes()] } };
};

const deactivateTwoFactor: Handler<'deactivateTwoFactor', Account> = (call) => {
  const pages = pagesOf(call);
  if (!call.account.user.two_fa_active || !pages.acceptsCode(call.body.code)) {
    return { status: 409, body: errorBody('code_invalid') };
  }
  setTwoFactor(call, false);
  pages.dropCodes();
  return { status: 204 };
};

const renewBackupCodes: Handler<'renewBackupCodes', Account> = (call) => {
  const pages = pagesOf(call);
  if (!call.account.user.two_fa_active || !pages.acceptsCode(call.body.code)) {
    return { status: 409, body: errorBody('code_invalid') };
  }
  return { status: 200, body: { codes: [...pages.renewCodes()] } };
};

const listDevices: Handler<'listDevices', Account> = (call) => ({
  status: 200,
  body: { devices: [...pagesOf(call).devices] },
});

const revokeOtherDevices: Handler<'revokeOtherDevices', Account> = (call) => {
  const pages = pagesOf(call);
  pages.devices = pages.devices.filter(({ current }) => current);
  call.world.endOtherSessions(call.account, call.sessionToken);
  return { status: 204 };
};

const revokeDevice: Handler<'revokeDevice', Account> = (call) => {
  const pages = pagesOf(call);
  const device = pages.devices.find(({ id }) => id === call.path.deviceId);
  if (!device) return { status: 404, body: errorBody('not_found') };
  if (device.current) return { status: 403, body: errorBody('permission_denied') };
  pages.devices = pages.devices.filter(({ id }) => id !== device.id);
  return { status: 204 };
};

function setTwoFactor({ world, account }: AccountCall, two_fa_active: boolean) {
  world.change({ ...account, user: { ...account.user, two_fa_active } });
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
