import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  name: string;
  content: Blob;
}

/** The files that the page saves from now on. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const contents = new Map<string, Blob>();
  const addresses = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:file-${contents.size}`;
    if (content instanceof Blob) contents.set(address, content);
    return address;
  });
  // jsdom saves no files.
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href);
    if (content) files.push({ name: this.download, content });
  });
  onTestFinished(() => {
    addresses.mockRestore();
    clicks.mockRestore();
  });
  return files;
}
