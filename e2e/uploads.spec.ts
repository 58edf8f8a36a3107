import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { deep, expect, expectAccessible, startSession, test } from './browser-test.ts';
import { control } from './mock-controls.ts';
import { expectNoViolations } from './second-origin.ts';

const megabyte = 1024 * 1024;
const failedRequest = /Failed to load resource|has been blocked by CORS/;

interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function someFile(name: string, size = 1000): Chosen {
  return { name, mimeType: 'text/plain; x=1', buffer: Buffer.alloc(size, 'calendar ') };
}

/** A file on disk: one that is handed over as bytes travels to the browser as text, which takes seconds. */
async function largeFile(name: string, size: number): Promise<string> {
  const file = test.info().outputPath(name);
  await writeFile(file, Buffer.alloc(size, 'calendar '));
  return file;
}

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(failedRequest);
});

test.afterEach(({ page }) => expectNoViolations(page));

/** Opens the dialog for an event's attachments. */
async function openDialog(page: Page, address = '/ksr0wingclubmain01?edit=7003'): Promise<Locator> {
  await startSession(page, 'owner@example.com');
  await page.goto(`${address}&upload=attachments`);
  const dialog = page.getByRole('dialog', { name: 'Attach files' });
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeVisible();
  return dialog;
}

async function choose(dialog: Locator, ...files: Chosen[] | string[]): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles(files);
}

const findRow = (dialog: Locator, name: string) =>
  dialog.getByRole('listitem').filter({ hasText: name });

test('ten files are uploaded at once, and an eleventh is left out', deep, async ({ page }) => {
  const dialog = await openDialog(page);
  const files = Array.from({ length: 11 }, (_, at) => someFile(`plan-${at}.txt`));
  await choose(dialog, ...files);
  await expect(dialog.getByRole('alert')).toHaveText('10 files at a time: one file was left out.');
  await expect(dialog.getByText(/^Uploaded/)).toHaveCount(10);
  await expect(dialog.getByRole('status')).toHaveText('10 of 10 files uploaded');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Attached when you save$/)).toHaveCount(10);
});

test(
  'a file of two parts arrives even if the connection drops during a part',
  deep,
  async ({ page }) => {
    const dialog = await openDialog(page);
    await choose(dialog, await largeFile('part-drop.txt', 9 * megabyte));
    await expect(
      dialog.getByRole('progressbar', { name: 'Uploading part-drop.txt' }),
    ).toBeVisible();
    await expect(findRow(dialog, 'part-drop.txt')).toContainText('Uploaded · 9 MB');
  },
);

test('an upload is paused and resumed', deep, async ({ page }) => {
  // Its license allows files of more than three parts.
  const dialog = await openDialog(page, '/c/m33t1n?edit=new');
  let parts = 0;
  const paused = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'PUT') {
      parts += 1;
      await paused.promise;
    }
    await route.continue();
  });
  await choose(dialog, await largeFile('part-slow.png', 19.5 * megabyte));
  // Three parts are sent at a time; the fourth waits.
  await expect.poll(() => parts).toBe(3);
  await dialog.getByRole('button', { name: 'Pause part-slow.png' }).click();
  await expect(findRow(dialog, 'part-slow.png')).toContainText('Paused');
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  paused.resolve();
  await answer;
  // It would start right away.
  await page.waitForTimeout(1000);
  expect(parts).toBe(3);
  await dialog.getByRole('button', { name: 'Resume part-slow.png' }).click();
  await expect(findRow(dialog, 'part-slow.png')).toContainText('Uploaded');
});

test(
  'a double click on the button to cancel does not take the file off the list',
  deep,
  async ({ page }) => {
    const dialog = await openDialog(page);
    const started = page.waitForRequest((request) => request.url().endsWith('/multipart/start'));
    await choose(dialog, someFile('start-slow.txt'));
    await started;
    await dialog.getByRole('button', { name: 'Cancel start-slow.txt' }).dblclick();
    await expect(findRow(dialog, 'start-slow.txt')).toContainText('Canceled');
  },
);

test('an upload is canceled at every stage by keyboard, and retried', deep, async ({ page }) => {
  const dialog = await openDialog(page);
  const stages = { start: /start/, upload: /upload$/, part: /storage/, complete: /complete/ };
  for (const [stage, path] of Object.entries(stages)) {
    const reached = page.waitForRequest(
      (request) => request.method() !== 'OPTIONS' && path.test(new URL(request.url()).pathname),
    );
    const name = `${stage}-slow.txt`;
    await choose(dialog, someFile(name));
    await reached;
    await dialog.getByRole('button', { name: `Cancel ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(findRow(dialog, name)).toContainText('Canceled');
    await expect(dialog.getByRole('button', { name: `Take ${name} off the list` })).toBeFocused();
    await dialog.getByRole('button', { name: `Retry ${name}` }).click();
    await expect(findRow(dialog, name)).toContainText('Uploaded');
  }
});

test('every error of the provider is shown with its file', deep, async ({ page }) => {
  const errors = {
    'start-403.txt': 'Cannot upload file. Start request failed',
    'upload-403.txt': 'Cannot get part metadata',
    'part-403-denied.txt': 'Cannot upload file part',
    'part-403-other.txt': 'Cannot upload file',
    'part-no-etag.txt': 'Cannot upload file, check S3 bucket settings',
    'complete-403.txt': 'Cannot complete file',
  };
  const dialog = await openDialog(page);
  await choose(
    dialog,
    ...Object.keys(errors).map((name) => someFile(name)),
    someFile('empty.txt', 0),
  );
  for (const [name, text] of Object.entries(errors)) {
    const row = findRow(dialog, name);
    await expect(row.getByText(text, { exact: true })).toBeVisible();
    await expect(row.getByRole('button', { name: `Retry ${name}` })).toBeVisible();
  }
  const empty = findRow(dialog, 'empty.txt');
  await expect(empty.getByText('Invalid file "empty.txt" size - 0')).toBeVisible();
  await expect(empty.getByRole('button', { name: /Retry/ })).toHaveCount(0);
  await expect(dialog.getByRole('status')).toHaveText('0 of 7 files uploaded 7 files failed');
  await expectAccessible(page, '[role=dialog]');
});

test(
  'a file larger than the policy allows is refused before it is sent',
  deep,
  async ({ page }) => {
    const dialog = await openDialog(page);
    await choose(
      dialog,
      await largeFile('large.txt', 10 * megabyte + 1),
      await largeFile('fits.txt', 10 * megabyte),
    );
    await expect(findRow(dialog, 'large.txt')).toContainText('The file is larger than 10 MB.');
    await expect(findRow(dialog, 'fits.txt')).toContainText('Uploaded · 10 MB');
  },
);

test('an expired policy is explained, and a retry requests a new one', deep, async ({ page }) => {
  const dialog = await openDialog(page);
  await choose(dialog, someFile('first.txt'));
  await expect(findRow(dialog, 'first.txt')).toContainText('Uploaded');
  // The provider's clock is ahead of the browser's, which still considers the policy valid.
  await control(page, 'clock', { now: new Date(Date.now() + 7_200_000).toISOString() });
  await choose(dialog, someFile('second.txt'));
  const row = findRow(dialog, 'second.txt');
  await expect(row).toContainText('Cannot upload file. Start request failed');
  await row.getByRole('button', { name: 'Retry second.txt' }).click();
  await expect(row).toContainText('Uploaded');
});

test(
  'an event that is gone is reported once, with its id, for all files',
  deep,
  async ({ page }) => {
    const dialog = await openDialog(page);
    const calendar = 'ksr0wingclubmain01';
    await control(page, 'calendar-change', { calendar, change: 'delete', event: '7003' });
    await choose(dialog, someFile('a.txt'), someFile('b.txt'));
    await expect(dialog.getByText('Not uploaded')).toHaveCount(2);
    const alert = dialog.getByRole('alert');
    await expect(alert).toHaveCount(1);
    await expect(alert).not.toBeEmpty();
    await expect(dialog.getByText('not_found')).toBeVisible();
  },
);

test('without browser storage, the file says what to do', deep, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    });
  });
  const dialog = await openDialog(page);
  await choose(dialog, someFile('a.txt'));
  await expect(findRow(dialog, 'a.txt')).toContainText('Uploading needs browser storage');
});

test('files can be dropped and pasted', deep, async ({ page }) => {
  const dialog = await openDialog(page);
  for (const kind of ['drop', 'paste']) {
    await dialog.getByText('Drop or paste files here').evaluate((target, event) => {
      const data = new DataTransfer();
      data.items.add(new File(['calendar'], `${event}.txt`, { type: 'text/plain' }));
      const init = { bubbles: true, cancelable: true };
      target.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    }, kind);
    await expect(findRow(dialog, `${kind}.txt`)).toContainText('Uploaded');
  }
});

test('leaving during an upload asks for confirmation', async ({ page }) => {
  const dialog = await openDialog(page);
  await choose(dialog, someFile('part-slow-always.txt'));
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Stop uploading?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Stop uploading' }).click();
  await expect(dialog).toBeHidden();
});

test('an uploaded file can be described, shown, downloaded and deleted', deep, async ({ page }) => {
  const dialog = await openDialog(page);
  await choose(dialog, {
    ...someFile('plan.txt'),
    mimeType: 'text/plain',
    buffer: Buffer.from('Monday: river.'),
  });
  await dialog.getByRole('button', { name: 'Details of plan.txt' }).click();
  const details = dialog.getByRole('region', { name: 'Details of plan.txt' });
  await expect(details.getByRole('definition').first()).toHaveText('text/plain');
  await expect(details.getByRole('definition').nth(1)).toHaveText('14 bytes');
  await expect(
    details.frameLocator('[title="plan.txt"]').getByText('Monday: river.'),
  ).toBeVisible();
  await expectAccessible(page, '[role=dialog]');

  const download = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Download plan.txt' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('plan.txt');
  expect(await readFile(await saved.path(), 'utf8')).toBe('Monday: river.');

  await details.getByRole('button', { name: 'Delete plan.txt…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete plan.txt?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(findRow(dialog, 'plan.txt')).toHaveCount(0);
  await expect(dialog.getByRole('status')).toHaveText('plan.txt was deleted.');
  await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeFocused();
});

test('a failed policy for a stored file shows title, message and id', deep, async ({ page }) => {
  const dialog = await openDialog(page);
  await choose(dialog, someFile('plan.txt'));
  const failure = dialog.getByRole('alert').filter({ hasText: 'Something went wrong' });
  // What is still on its way would get the failure that the next call is to get.
  const seeDetails = () =>
    expect(
      dialog.getByRole('region', { name: 'Details of plan.txt' }).getByRole('definition').first(),
    ).toBeVisible();
  const failNext = () => control(page, 'next', { operation: 'getAttachmentPolicy', code: 500 });

  await expect(findRow(dialog, 'plan.txt')).toContainText('Uploaded');
  await failNext();
  await dialog.getByRole('button', { name: 'Details of plan.txt' }).click();
  await expect(failure).toContainText('The request failed on our side. Please try again.');
  await expect(dialog.getByText('internal_error')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(failure).toHaveCount(0);
  await seeDetails();

  for (const act of ['Download plan.txt', 'Delete plan.txt…']) {
    await failNext();
    await dialog.getByRole('button', { name: act }).click();
    if (act.startsWith('Delete'))
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(failure).toContainText('The request failed on our side. Please try again.');
    await expect(dialog.getByText('internal_error')).toBeVisible();
    await dialog.getByRole('button', { name: 'Details of plan.txt' }).click();
    await dialog.getByRole('button', { name: 'Details of plan.txt' }).click();
    await expect(failure).toHaveCount(0);
    await seeDetails();
  }
});

test('a failed policy for cloud drives shows title, message and id', deep, async ({ page }) => {
  await control(page, 'settings', { cloudSources: true });
  const dialog = await openDialog(page);
  await control(page, 'next', { operation: 'getAttachmentPolicy', code: 500 });
  await dialog.getByRole('button', { name: 'From a cloud drive…' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong');
  await expect(dialog.getByText('internal_error')).toBeVisible();
});

test(
  'a file from a cloud drive joins the list, and a blocked picker falls back to local files',
  deep,
  async ({ page }) => {
    await control(page, 'settings', { cloudSources: true });
    await page.route('**/picker.js', (route) => route.abort());
    const dialog = await openDialog(page);
    const drives = dialog.getByRole('button', { name: 'From a cloud drive…' });
    await drives.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'The cloud drives did not open. Choose files from this device, or try again.',
    );
    await expect(dialog.getByRole('button', { name: 'Choose files' })).toBeFocused();

    await page.unroute('**/picker.js');
    await drives.click();
    await expect(dialog.getByRole('button', { name: /instead/ })).toBeFocused();
    const picker = dialog.getByRole('group', { name: 'Hosted picker' });
    await expect(picker).toContainText('(en): googledrive, dropbox, onedrive');
    await expectAccessible(page, '[role=dialog]');
    await picker.getByRole('button', { name: 'training-plan.txt' }).click();
    await expect(findRow(dialog, 'training-plan.txt')).toContainText('Uploaded · 56 bytes');
    await dialog.getByRole('button', { name: 'Details of training-plan.txt' }).click();
    await expect(dialog.frameLocator('iframe').getByText('Wednesday: river.')).toBeVisible();
  },
);

test('no other script can pose as the picker', deep, async ({ page, expectedConsole }) => {
  expectedConsole.push(/requires 'TrustedScriptURL'|TrustedTypePolicy named 'other'/);
  await control(page, 'settings', { cloudSources: true });
  await startSession(page, 'owner@example.com');
  await page.goto('/ksr0wingclubmain01');
  const refusals = await page.evaluate(() => {
    const refused = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return String(error);
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    return [
      refused(() => {
        document.createElement('script').src = '/other.js';
      }),
      refused(() => trustedTypes.createPolicy('other', {})),
    ];
  });
  expect(refusals).toEqual([
    expect.stringMatching(/requires 'TrustedScriptURL'/),
    expect.stringMatching(/Policy "?other"? disallowed/),
  ]);
});
