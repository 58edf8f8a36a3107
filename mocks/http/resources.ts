import { readFile } from 'node:fs/promises';
import path from 'node:path';

const iconPath = /^\/resources\/icons\/([a-z0-9-]+)\.svg$/;

/** One of the mock's own icons; undefined if the path names none. */
export async function iconResponse(path: string): Promise<Response | undefined> {
  // The name cannot contain dots or slashes, so it cannot leave the folder.
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
