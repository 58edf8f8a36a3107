/** Parses a URL; null if it is invalid. `URL.parse` is newer than some supported browsers. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    // Null reports that it is invalid.
    return null;
  }
}
