import { isRecord } from '#src/util/is-record.ts';

/** The global in which the SDK looks for a picker before it loads one. */
const moduleId = 'fs-loader-picker';

/** The parts of Trusted Types used here. TypeScript does not know them, and some browsers lack them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The only script that may load. A Trusted Types policy can be created only once. */
let lastTrusted: { address: string; script: unknown } | undefined;

/**
 * Loads the provider's picker. The SDK would load it itself, but with a plain URL, which Trusted Types reject, and
 * without noticing a failure.
 * @throws Error if it fails to load or is not a picker.
 */
export async function loadPickerScript(address: string, signal: AbortSignal): Promise<void> {
  const modules = pickerModules();
  if (isPicker(modules[moduleId])) return;
  // The picker only registers itself if an entry is waiting for it.
  modules[moduleId] = {};
  const script = document.createElement('script');
  try {
    await addScript(script, address, signal);
    if (!isPicker(modules[moduleId])) throw new Error('The script brought no picker.');
  } catch (error) {
    // Lets another attempt start over.
    script.remove();
    delete modules[moduleId];
    throw error;
  }
}

function addScript(script: HTMLScriptElement, address: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The picker did not arrive.')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    script.crossOrigin = 'anonymous';
    // Through reflection, because TypeScript expects a string.
    Reflect.set(script, 'src', trustedScript(address));
    document.head.append(script);
  });
}

function trustedScript(address: string): unknown {
  if (!window.trustedTypes) return address;
  if (lastTrusted?.address !== address) {
    const policy = window.trustedTypes.createPolicy('filestack-picker', {
      createScriptURL: (url) => {
        if (url === address) return url;
        throw new TypeError('Only the script of the picker may be loaded.');
      },
    });
    lastTrusted = { address, script: policy.createScriptURL(address) };
  }
  return lastTrusted.script;
}

/** The SDK's own list, which is part of its package. */
function pickerModules(): Record<string, unknown> {
  const internals: unknown = Reflect.get(window, 'filestackInternals');
  const modules = isRecord(internals) ? internals['modules'] : undefined;
  if (!isRecord(modules)) throw new Error('The SDK keeps no modules.');
  return modules;
}

function isPicker(module: unknown): boolean {
  return isRecord(module) && typeof module['instance'] === 'function';
}
