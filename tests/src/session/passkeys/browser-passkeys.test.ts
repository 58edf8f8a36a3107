import { describe, expect, it, vi } from 'vitest';
import {
  canOfferPasskeys,
  choosePasskey,
  hasPasskeys,
} from '#src/session/passkeys/browser-passkeys.ts';
import { PasskeyError } from '#src/session/passkeys/passkey-error.ts';
import { installPasskeys } from '#tests/setup/browser-passkeys.ts';

describe('a browser', () => {
  it('without passkeys is told from one with them', async () => {
    expect(hasPasskeys()).toBe(false);
    await expect(canOfferPasskeys()).resolves.toBe(false);
    installPasskeys();
    expect(hasPasskeys()).toBe(true);
    await expect(canOfferPasskeys()).resolves.toBe(true);
  });

  it('that has passkeys but not their JSON counts as one without', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    expect(hasPasskeys()).toBe(false);
    await expect(canOfferPasskeys()).resolves.toBe(false);
    vi.unstubAllGlobals();
  });

  it('that cannot tell whether it can offer them does not offer any', async () => {
    vi.stubGlobal('PublicKeyCredential', () => {});
    Object.assign(PublicKeyCredential, { parseRequestOptionsFromJSON: () => ({}) });
    expect(hasPasskeys()).toBe(true);
    await expect(canOfferPasskeys()).resolves.toBe(false);
    vi.unstubAllGlobals();
  });

  it('that refuses to tell whether it can offer them does not offer any', async () => {
    installPasskeys();
    const refusal = new DOMException('Not in this frame.', 'NotAllowedError');
    vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockRejectedValue(refusal);
    await expect(canOfferPasskeys()).resolves.toBe(false);
  });

  it('that refuses explains why', async () => {
    const { dialog } = installPasskeys();
    dialog.answer = () => new DOMException('It took too long.', 'NotAllowedError');
    const { signal } = new AbortController();
    const options = {
      ...{ challenge: 'AAAA', timeout: 60_000, rpId: 'localhost' },
      ...{ allowCredentials: [], userVerification: 'required' as const },
    };
    const choice = choosePasskey(options, { signal });
    await expect(choice).rejects.toBeInstanceOf(PasskeyError);
    await expect(choice).rejects.toMatchObject({ id: 'passkey_NotAllowedError' });
  });
});
