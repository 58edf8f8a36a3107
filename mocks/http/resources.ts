import { readFile } from 'node:fs/promises';
import path from 'node:path';

const iconPath = /^\/resources\/icons\/([a-z0-9-]+)\.svg$/;

/** An icon of the mock's own; undefined if the path names none. */
export async function iconResponse(path: string): Promise<Response | undefined> {
  // The name admits no dot and no slash, so that it cannot lead out of the folder.
  const name = iconPath.exec(path)?.[1];
  if (name === undefined) return undefined;
  const icon = await readIcon(name);
  if (icon === undefined) return undefined;
  return new Response(icon, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });
}

async function readIcon(name: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(import.meta.dirname, `../resources/icons/${name}.svg`), 'utf8');
  } catch {
    return undefined;
  }
}
