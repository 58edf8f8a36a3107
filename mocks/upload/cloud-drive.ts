/** A file or folder in the invented drive, which is the same for every cloud. */
interface DriveEntry {
  readonly path: string;
  readonly mimetype?: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** A complete picture of one gray pixel. */
export const tinyPicture: Uint8Array<ArrayBuffer> = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const plan: Uint8Array<ArrayBuffer> = Buffer.from(
  'Monday: ergometer. Wednesday: river. Saturday: regatta.\n',
);

const drive: readonly DriveEntry[] = [
  { path: '/Regatta/' },
  { path: '/Regatta/finish.png', mimetype: 'image/png', bytes: tinyPicture },
  { path: '/Regatta/start.png', mimetype: 'image/png', bytes: tinyPicture },
  { path: '/rowing-team.png', mimetype: 'image/png', bytes: tinyPicture },
  { path: '/training-plan.txt', mimetype: 'text/plain', bytes: plan },
];

/** A file of the drive by its path. */
export function driveFile(path: string) {
  const entry = drive.find((candidate) => candidate.path === path);
  return entry?.bytes && entry.mimetype !== undefined
    ? { name: getName(path), mimetype: entry.mimetype, bytes: entry.bytes }
    : undefined;
}

/**
 * The entries of a folder; undefined if it does not exist.
 * @param accept media types and file extensions of the wanted files; by default all.
 */
export function driveFolder(path: string, accept?: readonly string[]) {
  const folder = path.endsWith('/') ? path : `${path}/`;
  if (folder !== '/' && !drive.some((entry) => entry.path === folder)) return undefined;
  return drive
    .filter((entry) => getParent(entry.path) === folder)
    .filter(({ mimetype, path: file }) => !mimetype || accepts(accept, file, mimetype))
    .map(({ path: entryPath, mimetype, bytes }) => ({
      name: getName(entryPath),
      path: entryPath,
      folder: !bytes,
      ...(mimetype === undefined ? {} : { mimetype }),
      ...(bytes ? { size: bytes.byteLength } : {}),
    }));
}

function accepts(accept: readonly string[] | undefined, path: string, mimetype: string): boolean {
  if (!accept) return true;
  return accept.some((type) => {
    if (type.startsWith('.')) return path.endsWith(type);
    return type.endsWith('/*')
      ? mimetype.startsWith(type.slice(0, -1))
      : type === mimetype || type === '*';
  });
}

function getName(path: string): string {
  return path.replace(/\/$/, '').replace(/^.*\//, '');
}

function getParent(path: string): string {
  return path.replace(/[^/]+\/?$/, '');
}
