import { CommandError } from '../../process/command-error.ts';
import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/operation.ts';
import { type FacetKind, facetKinds, listFacets } from './facets.ts';
import type { Ledger } from './ledger.ts';

export interface Share {
  readonly seen: number;
  readonly all: number;
}

/** The parts of one operation that were seen, and those that were not. */
export interface OperationCoverage {
  readonly operation: string;
  readonly document: string;
  readonly tag: string;
  readonly shares: Readonly<Record<FacetKind, Share>>;
  readonly missing: Readonly<Record<FacetKind, readonly string[]>>;
}

export interface Coverage {
  readonly operations: readonly OperationCoverage[];
  readonly total: Readonly<Record<FacetKind, Share>>;
}

/** Measures how much of the documents was seen. */
export function measureCoverage(
  operations: readonly Operation[],
  contract: Contract,
  ledger: Ledger,
): Coverage {
  const rows = operations.map((operation): OperationCoverage => {
    const facets = listFacets(operation, contract);
    const missing = byKind((kind) =>
      [...new Set(facets[kind])].filter((what) => !ledger.has(operation, kind, what)),
    );
    const { document } = operation.place;
    return {
      operation: operation.id,
      document,
      tag: operation.tags[0] ?? document,
      shares: byKind((kind) => {
        const all = new Set(facets[kind]).size;
        return { seen: all - missing[kind].length, all };
      }),
      missing,
    };
  });
  return {
    operations: rows,
    total: byKind((kind) => addShares(rows.map(({ shares }) => shares[kind]))),
  };
}

export function addShares(shares: readonly Share[]): Share {
  return {
    seen: shares.reduce((sum, { seen }) => sum + seen, 0),
    all: shares.reduce((sum, { all }) => sum + all, 0),
  };
}

/** A whole percentage, rounded down, so that only full coverage is 100. */
export function percent({ seen, all }: Share): number {
  return all === 0 ? 100 : Math.floor((100 * seen) / all);
}

/** A percentage that coverage must reach. */
export interface Mark {
  /** Undefined for all kinds together. */
  readonly kind: FacetKind | undefined;
  readonly percent: number;
}

/**
 * Parses a mark: `80`, for all kinds together, or `answers=90`.
 * @throws CommandError if it is invalid.
 */
export function parseMark(text: string): Mark {
  const [, name, number] = /^(?:(\w+)=)?(\d{1,3})$/.exec(text) ?? [];
  const kind = facetKinds.find((one) => one === name);
  if (number === undefined || Number(number) > 100 || (name !== undefined && !kind)) {
    throw new CommandError(
      `--require "${text}": write it as 80 or answers=80; kinds are ${facetKinds.join(', ')}.`,
    );
  }
  return { kind, percent: Number(number) };
}

/** The marks that coverage has missed, each as a sentence. */
export function missedMarks({ total }: Coverage, marks: readonly Mark[]): string[] {
  return marks.flatMap(({ kind, percent: required }) => {
    const share = kind ? total[kind] : addShares(Object.values(total));
    const reached = percent(share);
    if (reached >= required) return [];
    return [
      `${reached} % of ${kind ?? 'everything'} was seen (${share.seen} of ${share.all}); ${required} % is required.`,
    ];
  });
}

function byKind<Value>(make: (kind: FacetKind) => Value): Record<FacetKind, Value> {
  const entries = facetKinds.map((kind) => [kind, make(kind)] as const);
  return Object.fromEntries(entries) as Record<FacetKind, Value>;
}
