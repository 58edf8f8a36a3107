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

const addressCharacter = fc.oneof(
  fc.constantFrom(..."abcxyzABCXYZ019-._~!$&'()*+,;=:@"),
  anyCharacter.map(encodeURIComponent),
);

/** Paths of any segments, empty ones too. fast-check's own `webPath` lists all characters first, like `binary`. */
export function anyPath(): Arbitrary<string> {
  const segments = fc.array(fc.string({ unit: addressCharacter, maxLength: 12 }), { maxLength: 6 });
  return segments.map((all) => all.map((segment) => `/${segment}`).join(''));
}

/** The text after the question mark of an address. */
export function anyQuery(): Arbitrary<string> {
  return fc.string({ unit: fc.oneof(addressCharacter, fc.constantFrom('/', '?')) });
}

/** Addresses of the web, with and without a query and a fragment. */
export function anyAddress(): Arbitrary<string> {
  const part = (mark: string) =>
    fc.option(
      anyQuery().map((text) => mark + text),
      { nil: '' },
    );
  return fc
    .tuple(
      fc.constantFrom('http://', 'https://'),
      fc.webAuthority(),
      anyPath(),
      part('?'),
      part('#'),
    )
    .map((parts) => parts.join(''));
}
