import { expect, onTestFinished, test, vi } from 'vitest';
import { RequestError } from '#src/api/errors.ts';
import { UploadError } from '#src/uploads/upload-error.ts';
import { UploadList } from '#src/uploads/upload-list.ts';
import type { UploadedFile } from '#src/uploads/uploaded-file.ts';
import { receiveBugs } from '#src/util/bug-report.ts';

const stored: UploadedFile = {
  name: 'a.png',
  status: 'Stored',
  type: 'image/png',
  size: 4,
  url: 'https://files.example/1',
  handle: 'R0w1ngClubTeamPict01',
  container: null,
  key: null,
  uploadTags: {},
  workflows: [],
};

function file(name: string): File {
  return new File(['data'], name, { type: 'image/png' });
}

/** A list whose uploads the test ends. */
function heldList(maxFiles = 10) {
  const uploads: {
    name: string;
    signal: AbortSignal;
    pause: () => void;
    resume: () => void;
    end: PromiseWithResolvers<UploadedFile>;
    progress: (bytes: number) => void;
  }[] = [];
  const list = new UploadList(
    ({ name, size }, { signal, onProgress }) => {
      const end = Promise.withResolvers<UploadedFile>();
      const progress = (bytes: number) =>
        onProgress({ bytes, total: size, bytesPerSecond: null, secondsLeft: null });
      const upload = { name, signal, pause: vi.fn(), resume: vi.fn(), end, progress };
      signal.addEventListener('abort', () =>
        end.reject(new UploadError({ kind: 'canceled', text: 'Canceled' })),
      );
      uploads.push(upload);
      return { done: end.promise, pause: upload.pause, resume: upload.resume };
    },
    { maxFiles, maxSize: 100 },
  );
  return { list, uploads, phases: () => list.rows().map(({ state }) => state.phase) };
}

function names(count: number): File[] {
  return Array.from({ length: count }, (_, at) => file(`${at}.png`));
}

/** Lets callbacks of settled promises run. */
const waitForListeners = () => new Promise((resolve) => setTimeout(resolve));

test('three files are uploaded at a time while the others wait', async () => {
  const { list, uploads, phases } = heldList();
  list.add(names(5));
  expect(phases()).toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting']);
  uploads[1]?.end.resolve(stored);
  await waitForListeners();
  expect(phases()).toEqual(['uploading', 'done', 'uploading', 'uploading', 'waiting']);
  expect(uploads.map(({ name }) => name)).toEqual(['0.png', '1.png', '2.png', '3.png']);
});

test('ten files are accepted, and the eleventh is left out', () => {
  const { list, phases } = heldList();
  expect(list.add(names(10))).toBe(0);
  expect(list.add(names(1))).toBe(1);
  expect(phases()).toHaveLength(10);
});

test('canceling a file starts the next one', () => {
  const { list } = heldList(1);
  list.add(names(1));
  list.cancel(1);
  expect(list.add(names(1))).toBe(0);
});

test('a file shows its progress, and stays canceled whatever happens later', async () => {
  const { list, uploads, phases } = heldList();
  list.add(names(1));
  uploads[0]?.progress(2);
  expect(list.rows()[0]?.state).toMatchObject({ phase: 'uploading', progress: { bytes: 2 } });
  list.cancel(1);
  uploads[0]?.progress(3);
  await waitForListeners();
  expect([phases(), uploads[0]?.signal.aborted]).toEqual([['canceled'], true]);
});

test('pausing and resuming reach the upload, and progress does not end a pause', () => {
  const { list, uploads } = heldList();
  list.add(names(1));
  list.pause(1);
  uploads[0]?.progress(1);
  expect(list.rows()[0]?.state).toMatchObject({ isPaused: true });
  list.resume(1);
  expect(list.rows()[0]?.state).toMatchObject({ isPaused: false });
  expect([uploads[0]?.pause, uploads[0]?.resume]).toEqual([
    expect.any(Function),
    expect.any(Function),
  ]);
  expect(uploads[0]?.pause).toHaveBeenCalledOnce();
  expect(uploads[0]?.resume).toHaveBeenCalledOnce();
});

test('a file stays canceled if its upload ends in the same moment', async () => {
  const { list, uploads, phases } = heldList();
  list.add(names(2));
  uploads[0]?.end.resolve(stored);
  uploads[1]?.end.reject(new UploadError({ kind: 'service', text: 'No' }));
  list.cancel(1);
  list.cancel(2);
  await waitForListeners();
  expect(phases()).toEqual(['canceled', 'canceled']);
});

test('a cancel comes too late for a file that is stored', async () => {
  const { list, uploads, phases } = heldList();
  list.add(names(2));
  uploads[0]?.end.resolve(stored);
  await waitForListeners();
  list.cancel(1);
  expect(phases()).toEqual(['done', 'uploading']);
});

test('a failed file can be retried', async () => {
  const { list, uploads, phases } = heldList();
  list.add(names(1));
  const error = new UploadError({ kind: 'service', text: 'No' });
  uploads[0]?.end.reject(error);
  await waitForListeners();
  expect(list.rows()[0]?.state).toEqual({ phase: 'failed', error });
  list.retry(1);
  uploads[1]?.end.resolve(stored);
  await waitForListeners();
  expect(phases()).toEqual(['done']);
});

test('a canceled file can be retried at once', async () => {
  const { list, uploads, phases } = heldList();
  list.add(names(1));
  list.cancel(1);
  list.retry(1);
  await waitForListeners();
  expect([uploads.length, phases()]).toEqual([2, ['uploading']]);
});

test('a canceled file can be retried only while there is room', async () => {
  const { list, uploads, phases } = heldList(1);
  const canRetryFirst = () =>
    list
      .rows()
      .slice(0, 1)
      .some((row) => list.canRetry(row));
  list.add(names(1));
  list.cancel(1);
  expect(canRetryFirst()).toBe(true);
  list.add([file('b.png')]);
  expect(canRetryFirst()).toBe(false);
  list.retry(1);
  await waitForListeners();
  expect(phases()).toEqual(['canceled', 'uploading']);
  list.cancel(2);
  list.retry(1);
  await waitForListeners();
  expect(phases()).toEqual(['uploading', 'canceled']);
  expect(uploads.map(({ name }) => name)).toEqual(['0.png', 'b.png', '0.png']);
});

test('a failed file keeps its room for a retry', async () => {
  const { list, uploads, phases } = heldList(1);
  list.add(names(1));
  uploads[0]?.end.reject(new UploadError({ kind: 'service', text: 'No' }));
  await waitForListeners();
  expect(list.room).toBe(0);
  list.retry(1);
  expect(phases()).toEqual(['uploading']);
});

test('the error of a policy call is kept', async () => {
  const { list, uploads } = heldList();
  list.add(names(1));
  const error = new RequestError({ id: 'internal_error', title: 'Oh', text: 'No' });
  uploads[0]?.end.reject(error);
  await waitForListeners();
  expect(list.rows()[0]?.state).toEqual({ phase: 'failed', error });
});

test('a bug is reported and shown as an error', async () => {
  const reports: unknown[] = [];
  onTestFinished(receiveBugs(({ error }) => reports.push(error)));
  const { list, uploads } = heldList();
  list.add(names(1));
  const bug = new TypeError('undefined is not a function');
  uploads[0]?.end.reject(bug);
  await waitForListeners();
  expect(list.rows()[0]?.state).toMatchObject({ error: { message: 'The upload failed' } });
  expect(reports).toEqual([bug]);
});

test.each([
  ['one, twice', 1, [1, 1], ['canceled']],
  ['two of three', 3, [1, 2], ['canceled', 'canceled', 'uploading']],
  ['the last and the first of three', 3, [3, 1], ['canceled', 'uploading', 'canceled']],
  [
    'one that runs and one that waits',
    4,
    [2, 4],
    ['uploading', 'canceled', 'uploading', 'canceled'],
  ],
])('canceling %s at once leaves one row for each file', async (_which, count, ids, expected) => {
  const { list, uploads, phases } = heldList();
  list.add(names(count));
  for (const id of ids) list.cancel(id);
  expect(phases()).toEqual(expected);
  await waitForListeners();
  expect(phases()).toEqual(expected);
  expect(list.rows().map(({ name }) => name)).toEqual(names(count).map(({ name }) => name));
  for (const { end } of uploads) end.resolve(stored);
  await waitForListeners();
  expect(phases()).toEqual(expected.map((phase) => (phase === 'uploading' ? 'done' : phase)));
});

test('an upload that ends as canceled is not shown as an error', async () => {
  const { list, uploads, phases } = heldList();
  list.add(names(1));
  uploads[0]?.end.reject(new UploadError({ kind: 'canceled', text: 'Canceled' }));
  await waitForListeners();
  expect(phases()).toEqual(['canceled']);
});

test('files of a cloud drive join the list as stored or failed, without anything to pause', () => {
  const { list } = heldList();
  list.addUploaded([stored], ['b.png']);
  expect(list.rows()).toMatchObject([
    { name: 'a.png', file: null, canPause: false, state: { phase: 'done', stored } },
    {
      name: 'b.png',
      file: null,
      canPause: false,
      state: { phase: 'failed', error: { message: 'The upload failed' } },
    },
  ]);
});

test('pending files stay on the list', async () => {
  const { list, uploads, phases } = heldList();
  list.add(names(1));
  list.remove(1);
  expect(phases()).toEqual(['uploading']);
  uploads[0]?.end.resolve(stored);
  await waitForListeners();
  list.remove(1);
  expect(phases()).toEqual([]);
});

test('all pending files can be canceled, and finished ones stay', async () => {
  const { list, uploads, phases } = heldList();
  list.add(names(5));
  uploads[0]?.end.resolve(stored);
  await waitForListeners();
  list.cancelAll();
  expect(phases()).toEqual(['done', 'canceled', 'canceled', 'canceled', 'canceled']);
});
