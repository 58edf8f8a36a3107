import {
  type LogInWithPasskeyData,
  logInWithPasskey,
  startPasskeyLogin,
} from '#generated/app/security/fetchers.ts';
import { useAction } from '#src/actions/use-action.ts';
import { choosePasskey, type UsedPasskey } from '#src/session/passkeys/browser-passkeys.ts';

/** A try to log in. */
export interface PasskeyTry {
  /** The passkey that the user has chosen in the address field; without it, the browser asks for one. */
  chosen?: UsedPasskey;
  stayLoggedIn: boolean;
}

interface PasskeyLoginOptions {
  /** The page to go to afterwards; without it, the server decides. */
  targetPath?: string | undefined;
  onLogIn: (data: LogInWithPasskeyData) => void | Promise<void>;
}

/** A login with a passkey, on the page and in the dialog. */
export function usePasskeyLogin({ targetPath, onLogIn }: PasskeyLoginOptions) {
  return useAction({
    call: async ({ chosen, stayLoggedIn }: PasskeyTry, options) => {
      const credential = chosen ?? (await askForPasskey(options));
      if (!credential) return undefined;
      const query = targetPath ? { query: { _target_path: targetPath } } : {};
      const body = { credential, stay_logged_in: stayLoggedIn };
      return logInWithPasskey({ ...query, body }, { ...options, reauthenticate: false });
    },
    onSuccess: onLogIn,
    revalidate: false,
  });
}

async function askForPasskey(options: { signal: AbortSignal }): Promise<UsedPasskey | undefined> {
  const request = await startPasskeyLogin({}, options);
  return request && choosePasskey(request, options);
}
