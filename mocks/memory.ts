import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the memory of a long-lived mock service near to what it needs: V8 would rather let its heap grow several times
 * as large before it clears it up. Costs little, since almost all that a call makes is forgotten with its answer.
 */
export function limitHeapGrowth() {
  // New objects stay in a small space, and the old ones are looked through once they have grown by a quarter.
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=25');
}
