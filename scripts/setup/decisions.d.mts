interface PackageRecord {
  version?: string;
  integrity?: string;
  optional?: boolean;
}

interface PackageRecords {
  packages: Record<string, PackageRecord>;
}

export type BrowserStep = 'download' | 'apt';

export function needsInstall(lock: PackageRecords, installed: PackageRecords | undefined): boolean;

export function nextBrowserStep(facts: {
  found: boolean;
  tried: BrowserStep[];
  canUseApt: boolean;
}): BrowserStep | 'done' | 'give up';
