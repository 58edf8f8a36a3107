import { expect, onTestFinished, test } from 'vitest';
import { makePolicy } from '#mocks/upload/policy.ts';
import { RequestError } from '#src/api/errors.ts';
import { storedFiles } from '#src/uploads/stored-files.ts';
import { uploadFile } from '#src/uploads/upload-file.ts';
import { type BugReport, receiveBugs } from '#src/util/bug-report.ts';
import { filePlace, startUploadProvider } from '../../setup/upload-provider.ts';

const limits = { maxFiles: 10, maxSize: 30_000_000 };
/** A complete picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A file at the provider, and the operations on the files of its source. */
async function storedFile(place = filePlace()) {
  const { settings: provider, ...started } = await startUploadProvider();
  const file = new File([picture], 'dot.png', { type: 'image/png' });
  const stored = await uploadFile(file, { provider, policy: place, owner: '1', limits }).done;
  const reports: BugReport[] = [];
  onTestFinished(receiveBugs((report) => reports.push(report)));
  return { ...started, stored, reports, files: storedFiles(provider, place) };
}

function target(id: string): HTMLElement {
  const element = document.createElement('div');
  element.id = id;
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

test('a file is described by its metadata and previewed in its element', async () => {
  const { files, stored } = await storedFile();
  const element = target('preview');
  expect(await files.show(stored.handle, 'preview', 'dot.png')).toEqual({
    type: 'image/png',
    size: picture.byteLength,
    dimensions: { width: 1, height: 1 },
    uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const frame = element.querySelector('iframe');
  expect(frame?.title).toBe('dot.png');
  const page = await (await fetch(frame?.src ?? '')).text();
  expect(page).toContain(`src="${stored.url}"`);
});

test('there is no preview if its element is gone', async () => {
  const { files, stored } = await storedFile();
  expect((await files.show(stored.handle, 'gone', 'dot.png')).size).toBe(picture.byteLength);
});

test('a download has the file’s bytes', async () => {
  const { files, stored } = await storedFile();
  const content = await files.content(stored.handle);
  expect(Buffer.from(await content.arrayBuffer())).toEqual(picture);
});

test('a removed file no longer exists for later calls', async () => {
  const { files, stored, provider, reports } = await storedFile();
  await files.remove(stored.handle);
  expect(provider.file(stored.handle)).toBeUndefined();
  await expect(files.remove(stored.handle)).rejects.toMatchObject({
    message: 'The file is not there anymore.',
    isUnexpected: false,
  });
  expect(reports).toEqual([]);
});

test.each([
  ['show', 'The file cannot be shown at the moment.'],
  ['content', 'The file could not be downloaded.'],
  ['remove', 'The file could not be deleted.'],
] as const)(
  '“%s” with a policy that does not allow it fails and is reported',
  async (act, text) => {
    const place = filePlace(() => makePolicy({ call: ['pick'] }));
    const { files, stored, reports } = await storedFile(place);
    const failure = await files[act](stored.handle, '', '').catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: 'UploadError',
      message: text,
      status: 403,
      isUnexpected: true,
    });
    expect(reports.map(({ error }) => String(error))).toEqual([`Error: FS-${text}`]);
    // The SDK's error contains the URL, which contains both.
    expect(JSON.stringify([failure, reports])).not.toMatch(/eyJ|[0-9a-f]{64}/);
  },
);

test('a file is read with a policy for it alone', async () => {
  const { files, stored } = await storedFile(
    filePlace(() => makePolicy({ call: ['read', 'stat'], handle: 'An0therF1leOfTheHost' })),
  );
  await expect(files.content(stored.handle)).rejects.toMatchObject({ status: 403 });
});

test('the error of a policy call is kept', async () => {
  const refusal = new RequestError({ id: 'not_found', title: 'Oh', text: 'No', status: 404 });
  const { files, stored } = await storedFile(filePlace(() => Promise.reject(refusal)));
  await expect(files.remove(stored.handle)).rejects.toBe(refusal);
});
