import { errorBody } from '../http/errors.ts';
import { renewedCodes } from '../seed/backup-codes.ts';
import type { UserRecord } from '../seed/user-record.ts';
import { isoTime } from '../world/times.ts';
import { twoFactorState, userDevices } from '../world/user-view.ts';
import { type AccountCall, acceptsCode, appCode } from './account-call.ts';
import { answerIfFound, conflict, notFound } from './admin-support.ts';
import type { Call, Handlers, OperationId } from './handler.ts';
import { forgetAttempts, noteAttempt, refuseHaste } from './limits.ts';
import { refuseProof } from './proof.ts';
import { removeSessionCookie, renewedSession } from './session.ts';

export const securityCalls = {
  getTwoFactor: ({ account, world }) => ({
    status: 200,
    body: twoFactorState(world, account),
  }),

  startTwoFactor(call) {
    if (call.account.twoFactor.active) return conflict;
    const secret = 'JBSWY3DPEHPK3PXP';
    changeTwoFactor(call, { secretAsked: true });
    const label = encodeURIComponent(`Shared Calendar:${call.account.email}`);
    const otpauth_url = `otpauth://totp/${label}?secret=${secret}&issuer=Shared%20Calendar`;
    return { status: 200, body: { secret, otpauth_url } };
  },

  activateTwoFactor(call) {
    const { secretAsked, backupCodes } = call.account.twoFactor;
    if (!secretAsked || call.body.code !== appCode) return codeInvalid;
    const codes = renewedCodes(backupCodes);
    changeTwoFactor(call, {
      active: true,
      since: isoTime(call.now),
      secretAsked: false,
      backupCodes: codes,
    });
    return {
      status: 200,
      headers: { 'Set-Cookie': renewedSession(call) },
      body: { codes: [...codes.unused] },
    };
  },

  deactivateTwoFactor(call) {
    const refusal = refusalOfCode(call);
    if (refusal) return refusal;
    changeTwoFactor(call, { active: false });
    return { status: 204, headers: { 'Set-Cookie': renewedSession(call) } };
  },

  renewBackupCodes(call) {
    const refusal = refusalOfCode(call);
    if (refusal) return refusal;
    const backupCodes = renewedCodes(call.account.twoFactor.backupCodes);
    changeTwoFactor(call, { backupCodes });
    return { status: 200, body: { codes: [...backupCodes.unused] } };
  },

  listDevices: (call) => ({
    status: 200,
    body: { results: userDevices(call.world, call.account, call) },
  }),

  listSupportViews: ({ account }) => ({
    status: 200,
    body: {
      results: listViews(account),
    },
  }),

  revokeOtherDevices(call) {
    call.world.endDevices(call.account, call.sessionToken);
    return { status: 204 };
  },

  revokeAllDevices(call) {
    const refusal = refuseProof(call);
    if (refusal) return refusal;
    call.world.endDevices(call.account);
    return { status: 204, headers: { 'Set-Cookie': removeSessionCookie(call.basePath) } };
  },

  revokeDevice({ path, ...call }) {
    const { account, world, now, sessionToken } = call;
    const { deviceId } = path;
    if (!world.listDevices(account, now).some(({ id }) => id === deviceId)) return notFound;
    if (deviceId === world.sessions.get(sessionToken, now)?.device.id) return conflict;
    world.endDevice(account, deviceId);
    return { status: 204 };
  },

  updateDevice(call) {
    const { account, world, path, body } = call;
    const name = body.name.trim();
    if (!world.sessions.rename(account.id, path.deviceId, name)) {
      const devices = account.devices.map((device) =>
        device.id === path.deviceId ? { ...device, name } : device,
      );
      world.changeUser(account.id, { devices });
    }
    const renamedDevice = userDevices(world, world.users.get(account.id) ?? account, call).find(
      ({ id }) => id === path.deviceId,
    );
    return answerIfFound(renamedDevice);
  },
} satisfies Handlers<UserRecord>;

const codeInvalid = { status: 422, body: errorBody('code_invalid') } as const;

type CodeCall = AccountCall &
  Pick<Call<OperationId>, 'now'> & { readonly body: { readonly code: string } };

/** When staff viewed the product as a user. */
export function listViews({ impersonations }: UserRecord) {
  return impersonations.map(({ id, created_at }) => ({ id, started_at: created_at }));
}

/** Refuses a call without a correct code, as often as the login; undefined continues. */
function refusalOfCode(call: CodeCall) {
  const { account, body } = call;
  const refusal = refuseHaste(call, 'login', account.email);
  if (refusal) return refusal;
  if (account.twoFactor.active && acceptsCode(call, body.code)) {
    forgetAttempts(call, 'login', account.email);
    return undefined;
  }
  noteAttempt(call, 'login', account.email);
  return codeInvalid;
}

function changeTwoFactor(
  { world, account }: AccountCall,
  changes: Partial<UserRecord['twoFactor']>,
) {
  // The call may have used up a backup code.
  const { twoFactor } = world.users.get(account.id) ?? account;
  world.changeUser(account.id, { twoFactor: { ...twoFactor, ...changes } });
}
