import { isRecord } from '#src/util/is-record.ts';
import { trustedScript } from '#src/util/trusted-script.ts';

/** The global in which the SDK looks for a picker before it loads one. */
const moduleId = 'fs-loader-picker';

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
    script.src = trustedScript('filestack-picker', address);
    document.head.append(script);
  });
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
