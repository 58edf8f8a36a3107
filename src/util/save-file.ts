import { withoutDirectionMarks } from './file-names.ts';

/** Saves a file through the browser's download settings. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = withoutDirectionMarks(name);
  link.click();
  // Browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
