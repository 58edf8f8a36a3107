/** A property's name as TypeScript source, quoted only if it has to be. */
export function keySource(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}
