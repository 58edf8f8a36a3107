/** The parts of Trusted Types used here. TypeScript does not know them, and some browsers lack them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    /** Returns an object, which the browser takes where TypeScript expects a string. */
    createScriptURL: (address: string) => string;
  };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** A policy can be created only once. */
const trustedScripts = new Map<string, { address: string; script: string }>();

/**
 * Returns the address of a script in the form in which the browser loads it under Trusted Types.
 * @param policyName one of those that the page's Content-Security-Policy allows. It trusts this one address.
 */
export function trustedScript(policyName: string, address: string): string {
  if (!window.trustedTypes) return address;
  const known = trustedScripts.get(policyName);
  if (known?.address === address) return known.script;
  const policy = window.trustedTypes.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (url === address) return url;
      throw new TypeError('Only one script may be loaded by this policy.');
    },
  });
  const script = policy.createScriptURL(address);
  trustedScripts.set(policyName, { address, script });
  return script;
}
