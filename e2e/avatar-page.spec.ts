import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pickCases } from '../scripts/testing/depth.ts';
import { deep, expect, expectAccessible, startSession, test } from './browser-test.ts';
import { control } from './mock-controls.ts';
import { expectNoViolations } from './second-origin.ts';

test.use({ hasTouch: true });

test.afterEach(({ page }) => expectNoViolations(page));

/** A picture whose left half is red and whose right half is blue. */
function twoColors(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1) row.set(x < width / 2 ? [255, 0, 0] : [0, 0, 255], 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = Buffer.alloc(0);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', end),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const picture = { name: 'me.png', mimeType: 'image/png', buffer: twoColors(800, 400) };

async function openAvatar(page: Page): Promise<void> {
  await startSession(page, 'owner@example.com');
  await page.goto('/user/avatar');
  await expect(page.getByRole('heading', { level: 1, name: 'Avatar' })).toBeVisible();
}

async function choose(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await page.locator('main input[type=file]').setInputFiles(file);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save picture' });

/** The header's picture: its size, and the colors at its left and right edges, or at its upper and lower ones. */
function headerPicture(page: Page, direction = 'horizontal') {
  return page
    .getByRole('button', { name: /^Account of/ })
    .locator('img')
    .evaluate(async (image, along) => {
      const { src } = image as HTMLImageElement;
      const bitmap = await createImageBitmap(await (await fetch(src)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0);
      const at = (share: number) => {
        const middle = bitmap.width / 2;
        const place = Math.round(bitmap.width * share);
        const [x, y] = along === 'vertical' ? [middle, place] : [place, middle];
        const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return red > blue ? 'red' : 'blue';
      };
      return { width: bitmap.width, height: bitmap.height, edges: [at(0.01), at(0.98)] };
    }, direction);
}

test('a picture is cropped by keyboard, saved, and still shown after a reload', async ({
  page,
}) => {
  await openAvatar(page);
  await choose(page, picture);
  const part = page.getByRole('group', { name: 'Part of the picture' });
  await expect(part).toBeVisible();
  await expect(save(page)).toBeEnabled();
  await expectAccessible(page);
  await part.focus();
  // Far enough to the right that no red remains.
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowLeft');
  await page.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  const reloaded = page.waitForEvent('load');
  await save(page).focus();
  await page.keyboard.press('Enter');
  await reloaded;
  const shown = await headerPicture(page);
  expect(shown).toEqual({ width: 200, height: 200, edges: [shown.edges[0], shown.edges[0]] });
});

test(
  'a picture is moved by dragging and zoomed by wheel and by pinching',
  deep,
  async ({ page }) => {
    await openAvatar(page);
    await choose(page, { ...picture, buffer: twoColors(1600, 800) });
    const part = page.getByRole('group', { name: 'Part of the picture' });
    const zoom = page.getByRole('slider', { name: 'Zoom' });
    await expect(save(page)).toBeEnabled();
    const box = await part.boundingBox();
    if (!box) throw new Error('The picture has no place.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1);
    const byWheel = Number(await zoom.inputValue());

    // Two fingers spreading apart.
    const client = await page.context().newCDPSession(page);
    const fingers = (apart: number) =>
      [-1, 1].map((side) => ({ x: middle.x + side * apart, y: middle.y }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (let apart = 24; apart <= 60; apart += 4) {
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingers(apart),
      });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(byWheel);

    // To the left, until only the blue half remains in the frame.
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 2 * box.width, middle.y, { steps: 8 });
    await page.mouse.up();
    const reloaded = page.waitForEvent('load');
    await save(page).click();
    await reloaded;
    await expect
      .poll(() => headerPicture(page))
      .toEqual({ width: 200, height: 200, edges: ['blue', 'blue'] });
  },
);

test('a dropped picture is cropped to its center', deep, async ({ page }) => {
  await openAvatar(page);
  const bytes = [...picture.buffer];
  await page.getByText('Drop or paste a file here').evaluate((target, content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'me.png', { type: 'image/png' }));
    target.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }),
    );
  }, bytes);
  await expect(save(page)).toBeEnabled();
  const reloaded = page.waitForEvent('load');
  await save(page).click();
  await reloaded;
  await expect
    .poll(() => headerPicture(page))
    .toEqual({ width: 200, height: 200, edges: ['red', 'blue'] });
});

test(
  'a picture fills the frame, is rotated, and a small part of it comes with a warning',
  deep,
  async ({ page }) => {
    await openAvatar(page);
    await choose(page, picture);
    await expect(save(page)).toBeEnabled();
    // The part itself would be as low as a picture that does not fill the frame.
    const part = page.getByRole('group', { name: 'Part of the picture' });
    const frame = await part.locator('xpath=../..').boundingBox();
    expect(frame?.height).toBeGreaterThan(200);
    const shown = await page.locator('main img[alt=""]').first().boundingBox();
    expect(shown?.height).toBeGreaterThanOrEqual(frame?.height ?? Number.POSITIVE_INFINITY);
    // Red at the left and blue at the right become red above blue.
    await page.getByRole('button', { name: 'Rotate to the right' }).click();
    await page.getByRole('slider', { name: 'Zoom' }).fill('3');
    await expect(
      page.getByText('This part is small, so your picture may look blurred.'),
    ).toBeVisible();
    await page.getByRole('slider', { name: 'Zoom' }).fill('1');
    await expect(
      page.getByText('This part is small, so your picture may look blurred.'),
    ).toBeHidden();
    const reloaded = page.waitForEvent('load');
    await save(page).click();
    await reloaded;
    await expect
      .poll(() => headerPicture(page, 'vertical'))
      .toEqual({ width: 200, height: 200, edges: ['red', 'blue'] });
  },
);

/** The previews: the box of each, and the colors in the middle of its left and right halves. */
function previews(page: Page) {
  return page.locator('main canvas').evaluateAll((canvases) =>
    canvases.map((canvas) => {
      const { x, y, width } = canvas.getBoundingClientRect();
      // A copy, because the browser warns when a picture that it draws itself is read.
      const copy = new OffscreenCanvas(8, 8).getContext('2d', { willReadFrequently: true });
      copy?.drawImage(canvas as HTMLCanvasElement, 0, 0, 8, 8);
      const at = (column: number) => {
        const [red = 0, , blue = 0] = copy?.getImageData(column, 4, 1, 1).data ?? [];
        return red > blue ? 'red' : 'blue';
      };
      return { x, y, width, halves: `${at(2)} and ${at(5)}` };
    }),
  );
}

test(
  'beside the crop, the chosen part is shown in every size in which others will see it',
  deep,
  async ({ page }) => {
    await openAvatar(page);
    await choose(page, picture);
    await expect(save(page)).toBeEnabled();
    const part = page.getByRole('group', { name: 'Part of the picture' });
    await expect
      .poll(async () => (await previews(page)).map(({ width, halves }) => `${width} ${halves}`))
      .toEqual(['200 red and blue', '64 red and blue', '32 red and blue']);
    const frame = await part.boundingBox();
    for (const { x, y } of await previews(page)) {
      expect(x).toBeGreaterThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
      expect(y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    }
    // They follow the crop.
    await part.focus();
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowLeft');
    await expect
      .poll(async () => new Set((await previews(page)).map(({ halves }) => halves)))
      .toEqual(new Set(['blue and blue']));
  },
);

test('the editor is in view as a whole, instead of the current picture', deep, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAvatar(page);
  const current = page.getByRole('heading', { name: 'Current picture' });
  await expect(current).toBeVisible();
  await choose(page, picture);
  await expect(save(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: 'Part of the picture' })).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click();
  await expect(current).toBeVisible();
});

test('of several dropped pictures none is taken', deep, async ({ page }) => {
  await openAvatar(page);
  await page.getByText('Drop or paste a file here').evaluate((target) => {
    const data = new DataTransfer();
    for (const name of ['one.png', 'two.png']) data.items.add(new File(['picture'], name));
    target.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }),
    );
  });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Please choose only one picture.',
  );
});

test(
  'a small picture is not enlarged, and a double click saves it once',
  deep,
  async ({ page }) => {
    await openAvatar(page);
    await choose(page, { ...picture, buffer: twoColors(90, 60) });
    await expect(save(page)).toBeEnabled();
    // A slow device, on which the second click comes while the picture is still being made.
    await page.evaluate(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (...options) {
        setTimeout(() => toBlob.apply(this, options), 300);
      };
    });
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/multipart/start')) uploads.push(request.url());
    });
    const reloaded = page.waitForEvent('load');
    await save(page).dblclick();
    await reloaded;
    expect(uploads).toHaveLength(1);
    await expect.poll(() => headerPicture(page)).toMatchObject({ width: 60, height: 60 });
  },
);

/** Counts the page's requests by the end of their path. */
function countCalls(page: Page): (path: string) => number {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return (path) => paths.filter((one) => one.endsWith(path)).length;
}

const refused = [
  { what: 'an SVG', name: 'me.svg', mimeType: 'image/svg+xml', content: '<svg/>' },
  {
    what: 'an SVG named as a PNG',
    name: 'me.png',
    mimeType: 'image/png',
    content: '<svg/>',
  },
  { what: 'a GIF', name: 'me.gif', mimeType: 'image/gif', content: 'GIF89a' },
];
for (const { what, name, mimeType, content } of pickCases(refused)) {
  test(`${what} is refused`, deep, async ({ page }) => {
    await openAvatar(page);
    await choose(page, { name, mimeType, buffer: Buffer.from(content) });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Please upload a .jpg or .png image file.',
    );
  });
}

test('a damaged, empty or oversized picture is refused', deep, async ({ page }) => {
  await openAvatar(page);
  const alert = page.getByRole('main').getByRole('alert');
  await choose(page, { ...picture, name: 'zero.png', buffer: Buffer.alloc(0) });
  await expect(alert).toHaveText(
    'This file is empty.upload_refused · Invalid file "zero.png" size - 0',
  );
  await choose(page, { ...picture, buffer: picture.buffer.subarray(0, 60) });
  await expect(alert).toHaveText('The picture cannot be read. Please choose another one.');
  await choose(page, { ...picture, buffer: Buffer.alloc(15_728_641) });
  await expect(alert).toHaveText('The file is larger than 15 MB.');
});

test(
  'a failed save shows the error’s own message, and a retry repeats only the save',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/);
    await openAvatar(page);
    const calls = countCalls(page);
    await control(page, 'next', { operation: 'setAvatar', code: 500 });
    await choose(page, picture);
    await save(page).click();
    const message = page.getByRole('region', { name: 'Message' });
    await expect(message.getByRole('alert')).toHaveText(
      'The request failed on our side. Please try again.',
    );
    await control(page, 'next', { operation: 'setAvatar', code: 500 });
    await save(page).click();
    await expect.poll(() => calls('/user/avatar/upload')).toBe(2);
    await expect(save(page)).toBeEnabled();
    const reloaded = page.waitForEvent('load');
    await message.getByRole('button', { name: 'Try again' }).click();
    await reloaded;
    expect([calls('/multipart/start'), calls('/user/avatar/upload')]).toEqual([1, 3]);
    await expect.poll(() => headerPicture(page)).toMatchObject({ width: 200 });
  },
);

test(
  'a save without a connection shows one message',
  deep,
  async ({ page, context, expectedConsole }) => {
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    await openAvatar(page);
    await choose(page, picture);
    await expect(save(page)).toBeEnabled();
    await context.setOffline(true);
    await save(page).click();
    const message = page.getByRole('region', { name: 'Message' });
    await expect(message.getByRole('alert')).toContainText('you may be offline');
    await expect(save(page)).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await context.setOffline(false);
  },
);

test(
  'a saved picture is shown although the answer was lost',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/);
    await openAvatar(page);
    await page.route('**/user/avatar/upload', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await choose(page, picture);
    const reloaded = page.waitForEvent('load');
    await save(page).click();
    await reloaded;
    await expect.poll(() => headerPicture(page)).toMatchObject({ width: 200 });
  },
);

test(
  'a failed save cannot be retried from another page',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/);
    await openAvatar(page);
    await control(page, 'next', { operation: 'setAvatar', code: 500 });
    await choose(page, picture);
    await save(page).click();
    const message = page.getByRole('region', { name: 'Message' });
    await expect(message.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('button', { name: 'Account of Olivia Owner' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(message.getByRole('button', { name: 'Try again' })).toBeHidden();
  },
);

test('a picture that the browser cannot make is refused', deep, async ({ page }) => {
  await openAvatar(page);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await choose(page, picture);
  await save(page).click();
  await expect(page.getByRole('region', { name: 'Message' }).getByRole('alert')).toHaveText(
    'The picture cannot be read. Please choose another one.',
  );
  await expect(save(page)).toBeEnabled();
});

test(
  'a failure to get a policy shows an alert with title, message and id',
  deep,
  async ({ page, expectedConsole }) => {
    expectedConsole.push(/Failed to load resource/);
    await openAvatar(page);
    await control(page, 'next', { operation: 'getAvatarPolicy', code: 500 });
    await choose(page, picture);
    await save(page).click();
    const alert = page.getByRole('region', { name: 'Message' }).getByRole('alert');
    for (const part of [
      'Something went wrong',
      'The request failed on our side. Please try again.',
      'internal_error',
    ]) {
      await expect(alert).toContainText(part);
    }
    await expect(save(page)).toBeEnabled();
  },
);

test('a cropped picture is not lost by accident', deep, async ({ page }) => {
  await openAvatar(page);
  await choose(page, picture);
  await expect(save(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Account of Olivia Owner' }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Drop or paste a file here')).toBeVisible();
});

test('the initial and the Gravatar are one click away', deep, async ({ page, expectedConsole }) => {
  // The service does not exist here.
  expectedConsole.push(/Failed to load resource/);
  await openAvatar(page);
  await expect(page.getByRole('button', { name: 'Use my initial' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use my Gravatar' }).click();
  await expect(page.getByText('Your picture is changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use my initial' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use my Gravatar' })).toHaveCount(0);
});
