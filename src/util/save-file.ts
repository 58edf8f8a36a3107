/** Lets the browser save a text as a file, in the way that the user has chosen for downloads. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
