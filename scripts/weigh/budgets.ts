/** The size of a part of the first screen and its budget, in bytes at the highest brotli level. */
export interface Weight {
  name: string;
  bytes: number;
  budget: number;
}

export const budgets = {
  'JavaScript before the login form': 135_000,
  'styles before the login form': 8_000,
  'the page itself': 14_000,
} as const;

export function isWithin({ bytes, budget }: Weight): boolean {
  return bytes <= budget;
}

/** The line for one size, in thousands of bytes. */
export function weightLine(weight: Weight): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const mark = isWithin(weight) ? 'ok    ' : 'FAILED';
  const { name, bytes, budget } = weight;
  return `${mark} ${name.padEnd(34)}${kilobytes(bytes).padStart(9)} of ${kilobytes(budget).padStart(8)}`;
}
