import { type RefObject, useEffect } from 'react';
import { startPasskeyLogin } from '#generated/app/security/fetchers.ts';
import { ignoreFailure } from '#src/api/errors.ts';
import {
  canOfferPasskeys,
  choosePasskey,
  hasPasskeys,
  type UsedPasskey,
} from '#src/session/passkeys/browser-passkeys.ts';
import { readValues } from '#src/ui/form/controls.ts';
import { useStable } from '#src/ui/use-stable.ts';
import { useEntrance } from '../use-entrance.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { usePasskeyLogin } from './use-passkey-login.ts';

interface PasskeyLoginProps {
  /** The login form, which says whether to stay logged in. */
  form: RefObject<HTMLFormElement | null>;
  targetPath: string | undefined;
}

/** Offers passkeys in the address field, and by a button, if the browser has them. */
export function PasskeyLogin({ form, targetPath }: PasskeyLoginProps) {
  const login = usePasskeyLogin({ targetPath, onLogIn: useEntrance(targetPath) });
  const logIn = useStable((usedPasskey?: UsedPasskey) => {
    const initial = { stay_logged_in: false };
    const values = form.current ? readValues(form.current, initial) : initial;
    login.run({ ...(usedPasskey && { chosen: usedPasskey }), stayLoggedIn: values.stay_logged_in });
  });
  // The offer lasts as long as the page shows it and no try is pending: browsers serve one request at a time.
  useEffect(() => {
    if (login.pending) return undefined;
    const controller = new AbortController();
    void offerPasskeys(controller.signal).then((usedPasskey) => usedPasskey && logIn(usedPasskey));
    return () => controller.abort();
  }, [login.pending, logIn]);

  return hasPasskeys() && <PasskeyButton login={login} onUse={() => logIn()} />;
}

/** Resolves once the user has chosen a passkey in the address field. Failures are silent: no one has asked for it. */
async function offerPasskeys(signal: AbortSignal): Promise<UsedPasskey | undefined> {
  if (!(await canOfferPasskeys())) return undefined;
  try {
    const request = await startPasskeyLogin({}, { signal, quiet: true });
    return request && (await choosePasskey(request, { signal, isOffer: true }));
  } catch (error) {
    ignoreFailure(error);
    return undefined;
  }
}
