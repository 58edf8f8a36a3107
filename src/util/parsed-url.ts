/** The URL that a text says; null where it says none. `URL.parse` is younger than some browsers that the build names. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    // What is no URL is told by the answer.
    return null;
  }
}
