const count = 10;

/** The codes that stand in for the authenticator app; each is right once. */
export class BackupCodes {
  #unused: readonly string[] = [];
  #series = 0;

  get unused(): readonly string[] {
    return this.#unused;
  }

  /** Makes new codes; the old ones end. */
  renew(amount = count): readonly string[] {
    this.#series += 1;
    const series = this.#series;
    this.#unused = Array.from({ length: amount }, (_, index) => backupCode(series * 100 + index));
    return this.#unused;
  }

  /** Uses a code up, in any case, with its dash or without; false when it is none. */
  use(code: string): boolean {
    const used = this.#unused.find((unused) => plainCode(unused) === plainCode(code));
    if (used === undefined) return false;
    this.#unused = this.#unused.filter((unused) => unused !== used);
    return true;
  }
}

function plainCode(code: string): string {
  return code.toLowerCase().replaceAll('-', '');
}

/** Eight letters and digits that look random and are always the same. */
function backupCode(number: number): string {
  const text = Math.imul(number + 7, 0x9e3779b1) >>> 0;
  const letters = `${text.toString(36)}k7x2m9qa`.slice(0, 8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
