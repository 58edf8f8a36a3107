/** Tells the client and prerendered markup which build they belong to. */
export function buildIdDefinition(buildId: string): Record<string, string> {
  return { 'import.meta.env.BUILD_ID': JSON.stringify(buildId) };
}
