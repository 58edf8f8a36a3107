import { useEffect, useState } from 'react';

/** Devices of this kind take photos by their own camera app, which a file input asks for; others ignore the wish. */
const handheld = '(pointer: coarse)';

/** Whether the device has a camera that a file input opens. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  // The browser answers later, and only where the page asks.
  useEffect(() => {
    let isCurrent = true;
    void lookForCamera().then((found) => isCurrent && setHasCamera(found));
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
    // Refused, or a page without a secure connection: the file dialog is there all the same.
    return false;
  }
}
