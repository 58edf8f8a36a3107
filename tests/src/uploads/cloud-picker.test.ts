import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  type CloudPickerRequest,
  openCloudPicker,
  pickerLanguage,
} from '#src/uploads/cloud-picker.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { patience } from '#tests/setup/patience.ts';
import { policySource, startUploadProvider } from '../../setup/upload-provider.ts';

/** The input of the provider's picker. */
interface GivenOptions extends Record<string, unknown> {
  onUploadStarted: () => void;
  onUploadDone: (result: unknown) => void;
  onCancel: () => void;
}

/** Registers a picker where the SDK looks for one, like the provider's script. */
function registerPicker(open: () => Promise<void> = () => Promise.resolve()) {
  // The SDK's own list.
  const { modules } = Reflect.get(window, 'filestackInternals');
  const given: GivenOptions[] = [];
  const close = vi.fn(() => Promise.resolve());
  class Picker {
    readonly open = open;
    readonly close = close;
    constructor(_client: unknown, options: GivenOptions) {
      given.push(options);
    }
  }
  modules['fs-loader-picker'] = { instance: Picker };
  onTestFinished(() => {
    delete modules['fs-loader-picker'];
  });
  return { given, close };
}

// Loading it counts toward the picker's timeout for opening.
beforeAll(() => import('filestack-js'));

async function openPicker(request: Partial<CloudPickerRequest> = {}) {
  const { settings, requests } = await startUploadProvider();
  const controller = new AbortController();
  const told = { onUploading: vi.fn(), onDone: vi.fn(), onCancel: vi.fn() };
  const opened = openCloudPicker({
    provider: { ...settings, cloudSources: ['googledrive', 'dropbox'] },
    policy: policySource({ maxSize: 5000 }),
    owner: '1',
    limits: { maxFiles: 4, maxSize: 9000 },
    language: 'zh-tw',
    container: 'place',
    signal: controller.signal,
    ...told,
    ...request,
  });
  return { opened, controller, requests, ...told };
}

test('the picker gets its container, the sources, the limits and the page’s language', async () => {
  const { given } = registerPicker();
  const { opened } = await openPicker({ accept: 'image/*' });
  await opened;
  expect(given).toEqual([
    expect.objectContaining({
      fromSources: ['googledrive', 'dropbox'],
      lang: 'zh',
      maxFiles: 4,
      maxSize: 5000,
      accept: ['image/*'],
      displayMode: 'inline',
      container: 'place',
    }),
  ]);
});

test.each([
  ['de', 'de'],
  ['nb', 'no'],
  ['zh-cn', 'zh'],
  ['ja', 'ja'],
  ['cs', 'en'],
  ['hu', 'en'],
])('a page in “%s” has the picker in “%s”', (language, spoken) => {
  expect(pickerLanguage(language)).toBe(spoken);
});

test('chosen files are returned with their details; those without have failed', async () => {
  onTestFinished(receiveBugs(() => {}));
  const { given } = registerPicker();
  const { opened, onDone, onUploading, onCancel } = await openPicker();
  await opened;
  given[0]?.onUploadStarted();
  expect(onUploading).toHaveBeenCalledOnce();
  const plan = { filename: 'plan.txt', mimetype: 'text/plain', size: 7 };
  const stored = {
    handle: 'R0w1ngClubTeamPict01',
    url: 'https://files.example/1',
    status: 'Stored',
  };
  given[0]?.onUploadDone({
    filesUploaded: [
      { ...plan, ...stored, key: 'k', container: 'c' },
      { ...plan, filename: 'bare.txt' },
      { ...plan, ...stored, filename: 'script.txt', url: 'javascript:alert(1)' },
    ],
    filesFailed: [{ filename: 'lost.txt' }],
  });
  expect(onDone).toHaveBeenCalledWith({
    stored: [
      {
        name: 'plan.txt',
        type: 'text/plain',
        size: 7,
        ...stored,
        key: 'k',
        container: 'c',
        uploadTags: {},
        workflows: [],
      },
    ],
    failed: ['lost.txt', 'bare.txt', 'script.txt'],
  });
  given[0]?.onCancel();
  expect(onCancel).toHaveBeenCalledOnce();
});

const notOpened = {
  kind: 'unable',
  message: 'The cloud drives did not open. Choose files from this device, or try again.',
};

const script = () => document.querySelector('script[src$="picker.js"]');

/** Waits for the script. `vi.waitUntil` would move the stopped clock with each look. */
function scriptAdded(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(look);
    function look() {
      if (!script()) return;
      observer.disconnect();
      resolve();
    }
    observer.observe(document, { childList: true, subtree: true });
    look();
  });
}

/** Stops the clock until the end of the test. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a script that does not load in ten seconds is abandoned and requested again on the next try', async () => {
  stopClock();
  for (const _try of [1, 2]) {
    const { opened } = await openPicker();
    const outcome = vi.fn();
    opened.then(outcome, outcome);
    await scriptAdded();
    await vi.advanceTimersByTimeAsync(9999);
    expect(script()).not.toBeNull();
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining(notOpened));
    expect(script()).toBeNull();
  }
});

test('a blocked script or a missing picker fails at once', async () => {
  for (const type of ['error', 'load']) {
    const { opened } = await openPicker();
    const blocked = await vi.waitUntil(script, patience);
    blocked.dispatchEvent(new Event(type));
    await expect(opened).rejects.toMatchObject(notOpened);
  }
});

test('a picker that opens too late is closed', async () => {
  const late = Promise.withResolvers<void>();
  const open = vi.fn(() => late.promise);
  const { close } = registerPicker(open);
  stopClock();
  const { opened } = await openPicker();
  const outcome = vi.fn();
  opened.then(outcome, outcome);
  await vi.waitUntil(() => open.mock.calls.length > 0, patience);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining(notOpened));
  expect(close).toHaveBeenCalledOnce();
});

test('the picker closes with the dialog, and stays open beyond its timeout for opening', async () => {
  const { close } = registerPicker();
  stopClock();
  const { opened, controller } = await openPicker();
  await opened;
  vi.advanceTimersByTime(60_000);
  expect(close).not.toHaveBeenCalled();
  controller.abort();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce(), patience);
});

test('an unknown source is omitted with a warning', async () => {
  const { given } = registerPicker();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { settings: provider } = await startUploadProvider();
  const { opened } = await openPicker({
    provider: { ...provider, cloudSources: ['nowhere', 'box'] },
  });
  await opened;
  expect(given[0]?.['fromSources']).toEqual(['box']);
  expect(warn).toHaveBeenCalledOnce();
});

test('invalid options are a separate error', async () => {
  registerPicker();
  const { opened, requests } = await openPicker({ limits: { maxFiles: 0, maxSize: 1 } });
  await expect(opened).rejects.toThrow('Invalid picker params');
  expect(requests).toEqual([]);
});
