import { Blob, File } from 'node:buffer';
import { vi } from 'vitest';

/** Lets a test send files: Node's requests and the service's parser of forms know Node's own files only, not jsdom's. */
export async function stubFiles(): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = await new Response('', { headers }).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('File', File);
  vi.stubGlobal('Blob', Blob);
}
