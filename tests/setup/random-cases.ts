import fc from 'fast-check';
import { randomSeed } from '#scripts/testing/depth.ts';

// A case that fails on one machine fails on every other.
fc.configureGlobal({ seed: randomSeed });
