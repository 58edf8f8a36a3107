/** Lets the client and prerendered markup know what build they are of. */
export function buildIdDefinition(buildId: string): Record<string, string> {
  return { 'import.meta.env.BUILD_ID': JSON.stringify(buildId) };
}
