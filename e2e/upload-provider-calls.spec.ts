import { makePolicy } from '../mocks/upload/policy.ts';
import { deep, expect, test } from './browser-test.ts';
import { expectNoViolations } from './second-origin.ts';
import { openUploadPage, upload } from './upload-page.ts';

interface Sdk {
  init(key: string, options?: object): SdkClient;
}

interface SdkClient {
  upload(file: object): Promise<{ handle: string }>;
  metadata(handle: string, flags?: object, security?: object): Promise<Record<string, unknown>>;
  remove(handle: string, security: object): Promise<{ status: number; data: string }>;
  retrieve(handle: string, options?: object, security?: object): Promise<unknown>;
  download(handle: string, security?: object): Promise<{ data: Blob }>;
  cloud: {
    list(clouds: object, token?: object, accept?: string[]): Promise<Record<string, unknown>>;
    store(name: string, path: string, options?: object): Promise<Record<string, unknown>>;
  };
  picker(options: object): { open(): Promise<void> };
}

declare global {
  interface Window {
    filestack: Sdk;
  }
}

const picture = { name: 'boats.png', size: 3000 };
const bytes = Buffer.from(
  Array.from({ length: picture.size }, (_, index) => (index * 7 + (index >> 9)) % 256),
);

test.beforeEach(async ({ page }) => {
  await openUploadPage(page);
});

test.afterEach(({ page }) => expectNoViolations(page));

test('the SDK reads, describes and deletes a file', deep, async ({ page, expectedConsole }) => {
  // Responses to failed requests, and the SDK's notice that `retrieve` is deprecated.
  expectedConsole.push(/Failed to load resource/, /retrieve|deprecated/i);
  const { file } = await upload(page, picture);
  const { policy, signature } = makePolicy({ call: ['read', 'stat', 'remove'] });
  const found = await page.evaluate(
    async ({ handle, security }) => {
      const client = window.filestack.init('mock-api-key', { security });
      const flags = { size: true, filename: true };
      const metadata = await client.metadata(handle, flags);
      const { data } = await client.download(handle);
      const read = new Uint8Array(await data.arrayBuffer());
      await client.retrieve(handle, { metadata: true });
      const head = await client.retrieve(handle, { head: true });
      const removed = await client.remove(handle, security);
      const after = await client.metadata(handle).catch((error) => error.code);
      return { metadata, read: [...read], head, removed: removed.data, after };
    },
    { handle: file?.handle ?? '', security: { policy, signature } },
  );
  expect(found).toEqual({
    metadata: { handle: file?.handle, size: picture.size, filename: picture.name },
    read: [...bytes],
    head: expect.objectContaining({ 'content-type': 'image/png', 'content-length': '3000' }),
    removed: 'success',
    after: 'REQUEST',
  });
});

test('the SDK uses cloud drives', deep, async ({ page }) => {
  const { policy, signature } = makePolicy({ call: ['pick', 'store'] });
  const found = await page.evaluate(
    async (security) => {
      const { cloud } = window.filestack.init('mock-api-key', { security });
      const drive = { googledrive: { path: '/' } };
      const listed = await cloud.list(drive, undefined, ['image/*']);
      const stored = await cloud.store('googledrive', '/rowing-team.png', { path: '/b/' });
      return { listed, stored };
    },
    { policy, signature },
  );
  expect(found).toMatchObject({
    listed: {
      token: expect.any(String),
      googledrive: { contents: [{ name: 'Regatta', folder: true }, { name: 'rowing-team.png' }] },
    },
    stored: {
      filename: 'rowing-team.png',
      status: 'Stored',
      key: expect.stringMatching(/^b\//),
    },
  });
});

test('the stand-in for the hosted picker lets a user choose a file', deep, async ({ page }) => {
  await page.evaluate(() => {
    const told: string[] = [];
    const note = (name: string) => () => told.push(name);
    const options = {
      onOpen: note('open'),
      onFileUploadFinished: note('finished'),
      onClose: note('close'),
      onUploadDone: (result: object) => Object.assign(window, { pickerResult: { told, result } }),
    };
    return window.filestack.init('mock-api-key').picker(options).open();
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: 'Hosted picker' }).getByLabel('Choose files').click();
  await (await chooser).setFiles({ name: 'boats.png', mimeType: 'image/png', buffer: bytes });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => (window as { pickerResult?: object }).pickerResult))
    .toMatchObject({
      told: ['open', 'finished', 'close'],
      result: {
        filesUploaded: [{ filename: 'boats.png', size: 3000, status: 'Stored' }],
        filesFailed: [],
      },
    });
});

test('the stand-in for the hosted picker can be closed', deep, async ({ page }) => {
  await page.evaluate(() => {
    const onCancel = () => Object.assign(window, { wasCanceled: true });
    return window.filestack.init('mock-api-key').picker({ onCancel }).open();
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => 'wasCanceled' in window)).toBe(true);
});
