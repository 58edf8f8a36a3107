import fc, { type Arbitrary } from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

const anyCharacter = fc
  .nat(0x10ffff - surrogates.count)
  .map((place) => (place < surrogates.first ? place : place + surrogates.count))
  .map((code) => String.fromCodePoint(code));

/** Texts of any characters. fast-check's own unit `binary` first lists them all, which takes a second in each worker. */
export function anyText(constraints: { maxLength?: number } = {}): Arbitrary<string> {
  return fc.string({ ...constraints, unit: anyCharacter });
}
