import { describe, expect, it } from 'vitest';
import { currentZone, listZones, writeZone } from '#src/util/time-zones.ts';

describe('time zones', () => {
  it('are listed once, by the names that people use today', () => {
    const zones = listZones([]);
    expect(zones).toContain('Asia/Kolkata');
    expect(zones).toContain('Europe/Kyiv');
    expect(zones).not.toContain('Asia/Calcutta');
    expect(zones).not.toContain('Europe/Kiev');
    expect(new Set(zones).size).toBe(zones.length);
  });

  it('include one that the browser does not list', () => {
    expect(listZones(['Etc/GMT+5'])).toContain('Etc/GMT+5');
  });

  it('have names for people', () => {
    expect(writeZone('America/Buenos_Aires')).toBe('America/Argentina/Buenos Aires');
    expect(writeZone('No/Such_Zone')).toBe('No/Such Zone');
    expect(currentZone('Europe/Zurich')).toBe('Europe/Zurich');
  });
});
