import { errorBody } from '../http/errors.ts';
import { minuteMs } from '../seed/moment.ts';
import type { PasskeyRecord, UserRecord } from '../seed/user-record.ts';
import { browserDevice } from '../world/browser-device.ts';
import { isoTime } from '../world/times.ts';
import type { World } from '../world/world.ts';
import { conflict, notFound } from './admin-support.ts';
import type { Call, Handlers, OperationId } from './handler.ts';
import { noteAttempt, refuseHaste } from './limits.ts';
import { mailFact } from './mail-links.ts';
import { refuseProof } from './proof.ts';
import { loginAnswer } from './session.ts';
import { algorithms, type Ceremony, verifyNewPasskey, verifyPasskey } from './webauthn.ts';

const most = 20;
const lifeMs = { login: 30 * minuteMs, creation: 5 * minuteMs } as const;

/** Those that require no session. */
export const passkeyLoginCalls = {
  startPasskeyLogin(call) {
    const refusal = refuseHaste(call, 'passkeyStart');
    if (refusal) return refusal;
    noteAttempt(call, 'passkeyStart');
    const { world, now, origin } = call;
    return {
      status: 200,
      body: {
        challenge: world.challenges.create('login', lifeMs.login, now),
        timeout: lifeMs.login,
        rpId: new URL(origin).hostname,
        allowCredentials: [],
        userVerification: 'required',
      },
    };
  },

  logInWithPasskey(call) {
    const refusal = refuseHaste(call, 'passkey');
    if (refusal) return refusal;
    const { world, now, body } = call;
    const { credential, stay_logged_in: stay } = body;
    const account = world.users.get(userIdIn(credential.response.userHandle));
    const passkey = account?.passkeys.find(({ credentialId }) => credentialId === credential.id);
    const verification =
      account?.state === 'active' && passkey
        ? verifyPasskey(credential, passkey, ceremony(call, 'webauthn.get'))
        : 'passkey_refused';
    if (!account || !passkey || typeof verification === 'string') {
      noteAttempt(call, 'passkey');
      return { status: 401, body: errorBody(asRefusal(verification)) };
    }
    changePasskey(world, account, { ...passkey, ...verification, lastUsedAt: isoTime(now) });
    return loginAnswer(call, account, stay);
  },
} satisfies Handlers;

export const passkeyCalls = {
  listPasskeys: ({ account, world }) => ({
    status: 200,
    body: { results: account.passkeys.map((passkey) => shownPasskey(world, passkey)) },
  }),

  startPasskeyCreation(call) {
    const refusal = refuseProof(call);
    if (refusal) return refusal;
    const { account, world, now, origin } = call;
    if (account.passkeys.length >= most) return conflict;
    return {
      status: 200,
      body: {
        rp: { id: new URL(origin).hostname, name: 'Shared Calendar' },
        user: { id: userHandle(account), name: account.email, displayName: account.name },
        challenge: world.challenges.create(account.id, lifeMs.creation, now),
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: lifeMs.creation,
        excludeCredentials: account.passkeys.map(({ credentialId: id }) => ({
          type: 'public-key',
          id,
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    };
  },

  createPasskey(call) {
    const { account, world, now, userAgent, body } = call;
    const verification = verifyNewPasskey(
      body.credential,
      ceremony(call, 'webauthn.create', account.id),
    );
    if (typeof verification === 'string') return { status: 422, body: errorBody(verification) };
    const isKnown = account.passkeys.some(
      ({ credentialId }) => credentialId === body.credential.id,
    );
    if (isKnown || account.passkeys.length >= most) return conflict;
    const passkey: PasskeyRecord = {
      ...verification,
      id: Math.max(0, ...account.passkeys.map(({ id }) => id)) + 1,
      name: browserDevice(userAgent).name,
      createdAt: isoTime(now),
      lastUsedAt: null,
    };
    world.changeUser(account.id, { passkeys: [passkey, ...account.passkeys] });
    mailFact(call, account, 'A passkey was added to your account');
    return { status: 201, body: shownPasskey(world, passkey) };
  },

  updatePasskey({ account, world, path, body }) {
    const passkey = account.passkeys.find(({ id }) => id === path.passkeyId);
    if (!passkey) return notFound;
    const renamedPasskey = { ...passkey, name: body.name.trim() };
    changePasskey(world, account, renamedPasskey);
    return { status: 200, body: shownPasskey(world, renamedPasskey) };
  },

  deletePasskey(call) {
    const { account, world, path } = call;
    const passkeys = account.passkeys.filter(({ id }) => id !== path.passkeyId);
    if (passkeys.length === account.passkeys.length) return notFound;
    world.changeUser(account.id, { passkeys });
    mailFact(call, account, 'A passkey was removed from your account');
    return { status: 204 };
  },
} satisfies Handlers<UserRecord>;

type CeremonyCall = Pick<Call<OperationId>, 'world' | 'now' | 'origin'>;

function ceremony(
  { world, now, origin }: CeremonyCall,
  type: Ceremony['type'],
  purpose: number | 'login' = 'login',
): Ceremony {
  return {
    type,
    origin,
    takeChallenge: (challenge) => world.challenges.take(challenge, purpose, now),
  };
}

function asRefusal(verification: ReturnType<typeof verifyPasskey>) {
  return typeof verification === 'string' ? verification : 'passkey_refused';
}

function changePasskey(world: World, account: UserRecord, changedPasskey: PasskeyRecord) {
  world.changeUser(account.id, {
    passkeys: account.passkeys.map((passkey) =>
      passkey.id === changedPasskey.id ? changedPasskey : passkey,
    ),
  });
}

export function shownPasskey(
  world: World,
  { id, name, createdAt, lastUsedAt, synced }: PasskeyRecord,
) {
  return {
    id,
    name,
    created_at: world.date(createdAt),
    last_used_at: world.date(lastUsedAt),
    synced,
  };
}

/** Identifies an account to its authenticators, in base64url. */
function userHandle({ id }: UserRecord): string {
  return Buffer.from(`${id}`).toString('base64url');
}

function userIdIn(handle: string | null | undefined): number {
  return Number(Buffer.from(handle ?? '', 'base64url').toString());
}
