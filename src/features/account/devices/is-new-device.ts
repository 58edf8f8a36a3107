import type { Device } from './devices-loader.ts';

const newMs = 7 * 24 * 60 * 60 * 1000;

/** Returns whether a device has been logged in for less than a week. If all are, none stands out. */
export function isNewDevice(device: Device, devices: readonly Device[], now: number): boolean {
  const isRecent = ({ first_seen_at }: Device) => now - Date.parse(first_seen_at) < newMs;
  return !device.current && isRecent(device) && !devices.every(isRecent);
}
