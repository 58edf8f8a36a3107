import { useEffect, useState } from 'react';

/** On such devices, a file input can open the camera app; others ignore the request. */
const handheld = '(pointer: coarse)';

/** Returns whether the device has a camera that a file input can open. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  // Only the browser can tell, and it answers asynchronously.
  useEffect(() => {
    let isCurrent = true;
    void lookForCamera().then((isPresent) => isCurrent && setHasCamera(isPresent));
    return () => {
      isCurrent = false;
    };
  }, []);
  return hasCamera;
}

async function lookForCamera(): Promise<boolean> {
  if (!window.matchMedia?.(handheld).matches) return false;
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    // Refused or an insecure page: the file dialog still works.
    return false;
  }
}
