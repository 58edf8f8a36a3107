import { onTestFinished, vi } from 'vitest';
import { Authenticator } from '#scripts/conformance/flows/newcomer/authenticator.ts';

/** A credential as the browser returns it. */
class FakeCredential {
  readonly type = 'public-key';
  readonly #json: object;

  constructor(json: object) {
    this.#json = json;
  }

  static parseCreationOptionsFromJSON = (options: object) => options;
  static parseRequestOptionsFromJSON = (options: object) => options;
  static isConditionalMediationAvailable = () => Promise.resolve(true);

  toJSON(): object {
    return this.#json;
  }
}

type Request = { publicKey: never; mediation?: string; signal?: AbortSignal };

/**
 * Gives the test environment, which has no passkeys, a browser's, with a real authenticator in software. Users choose an
 * offered passkey with `chooseOffered`; a dialog of the browser is answered at once, by `answer`.
 */
export function installPasskeys() {
  const authenticator = new Authenticator(window.location.origin);
  let offered: (() => void) | undefined;
  const dialog = { answer: (): 'use' | DOMException => 'use' };

  const get = ({ publicKey, mediation, signal }: Request) =>
    new Promise<FakeCredential>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      const use = () => resolve(new FakeCredential(authenticator.get(publicKey)));
      if (mediation === 'conditional') {
        offered = use;
        return;
      }
      const answer = dialog.answer();
      if (answer === 'use') use();
      else reject(answer);
    });
  const create = ({ publicKey }: Request) => {
    const answer = dialog.answer();
    return answer === 'use'
      ? Promise.resolve(new FakeCredential(authenticator.create(publicKey)))
      : Promise.reject(answer);
  };

  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  const credentials = Object.getOwnPropertyDescriptor(navigator, 'credentials');
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (credentials) Object.defineProperty(navigator, 'credentials', credentials);
    else Reflect.deleteProperty(navigator, 'credentials');
  });
  return {
    authenticator,
    dialog,
    isOffered: () => offered !== undefined,
    chooseOffered: () => {
      offered?.();
      offered = undefined;
    },
  };
}

/** What the browser says if the user cancels. */
export function cancellation(): DOMException {
  return new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
}
