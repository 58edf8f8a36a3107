import { isDeepStrictEqual } from 'node:util';
import { readMember } from '../cases/fields.ts';

/** Longer than the time between any two of the requests. */
const secondsApart = 60;

/**
 * An answer in which times that merely advanced with the clock, such as a session's last use or the expiry of a signed
 * policy, are reset to those of an earlier answer.
 */
export function withEarlierMoments(earlier: unknown, later: unknown): unknown {
  if (typeof earlier === 'string' && typeof later === 'string') {
    return isDateAdvanced(earlier, later) || isTokenAdvanced(earlier, later) ? earlier : later;
  }
  if (Array.isArray(later)) {
    return later.map((item, index) => withEarlierMoments(readMember(earlier, String(index)), item));
  }
  if (typeof later !== 'object' || later === null) return later;
  const members = Object.entries(later);
  // A token that is signed again has another signature beside it.
  const isSigned = members.some(([name, member]) =>
    isTokenAdvanced(readMember(earlier, name), member),
  );
  return Object.fromEntries(
    members.map(([name, member]) => {
      const before = readMember(earlier, name);
      const isSignature = isSigned && isOpaque(before) && isOpaque(member);
      return [name, isSignature ? before : withEarlierMoments(before, member)];
    }),
  );
}

function isDateAdvanced(earlier: string, later: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT/.test(later)) return false;
  return isSoonAfter(Date.parse(earlier) / 1000, Date.parse(later) / 1000);
}

/** Returns whether two texts carry the same JSON in base64, except for times in seconds that advanced. */
function isTokenAdvanced(earlier: unknown, later: unknown): boolean {
  const [before, after] = [carriedBy(earlier), carriedBy(later)];
  if (before === undefined || after === undefined || earlier === later) return false;
  const members = Object.entries(after).map(([name, value]) => {
    const old = readMember(before, name);
    return [name, isSoonAfter(old, value) ? old : value];
  });
  return isDeepStrictEqual(before, Object.fromEntries(members));
}

function carriedBy(text: unknown): object | undefined {
  if (!isOpaque(text)) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a value is encoded text that nobody reads. */
function isOpaque(value: unknown): value is string {
  return typeof value === 'string' && /^[\w+/-]{20,}=*$/.test(value);
}

function isSoonAfter(earlier: unknown, later: unknown): boolean {
  if (typeof earlier !== 'number' || typeof later !== 'number') return false;
  const isTime = earlier > 1e9 && later < 1e11;
  return isTime && later >= earlier && later - earlier < secondsApart;
}
