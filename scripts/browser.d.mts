export function findBrowser(): string | undefined;
export function installedCandidates(
  platform: NodeJS.Platform,
  env: Record<string, string | undefined>,
): string[];
