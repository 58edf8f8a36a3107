import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { randomCases } from '#scripts/testing/depth.ts';
import { UploadError } from '#src/uploads/upload-error.ts';
import { uploadFile } from '#src/uploads/upload-file.ts';
import { UploadList } from '#src/uploads/upload-list.ts';
import { receiveBugs } from '#src/util/bug-report.ts';
import { policySource, startUploadProvider } from '../../setup/upload-provider.ts';

const limits = { maxFiles: 10, maxSize: 20_000_000 };
const listCount = randomCases({ few: 4, many: 20 });
const uploadCount = listCount * limits.maxFiles;

const errors = [
  ...['', 'start-drop', 'upload-drop', 'part-drop', 'complete-drop', 'part-drop-2'],
  ...['start-500', 'upload-500', 'part-500', 'complete-500'],
  ...['start-slow', 'part-slow', 'complete-slow', 'complete-202', 'complete-202-2'],
  ...['start-403', 'upload-403', 'part-403-other', 'part-403-denied', 'complete-403'],
  ...['part-403-skewed', 'start-text', 'part-no-etag', 'complete-transit', 'part-400'],
];

/** The same numbers for the same seed, so that a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function sum(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}

test('uploads with random errors all end in identical bytes or an error with a retry', async () => {
  // Refusals of the provider are reported, which is expected here.
  onTestFinished(receiveBugs(() => {}));
  const random = randomNumbers(20_261_122);
  const { settings, provider } = await startUploadProvider();
  const policy = policySource();
  const lists = Array.from({ length: listCount }, () => {
    const list = new UploadList(
      (file, run) => uploadFile(file, { provider: settings, policy, owner: '1', limits, ...run }),
      limits,
    );
    const files = Array.from({ length: limits.maxFiles }, (_, at) => {
      const error = errors[Math.floor(random() * errors.length)] ?? '';
      // A few have two parts.
      const isLarge = random() < 0.04;
      const size = (isLarge ? 6_300_000 : 1) + Math.floor(random() * 50_000);
      const bytes = new Uint8Array(size).map((_byte, place) => (place * 31 + at) % 251);
      return new File([bytes], `${error || 'plain'}+${at}.png`, { type: 'image/png' });
    });
    expect(list.add(files)).toBe(0);
    return list;
  });

  const rows = await Promise.all(lists.map(waitForEnd));
  const outcomes = { stored: 0, failed: 0 };
  for (const { name, file, state } of rows.flat()) {
    if (state.phase === 'done') {
      outcomes.stored += 1;
      const stored = provider.file(state.stored.handle);
      const sent = new Uint8Array((await file?.arrayBuffer()) ?? []);
      expect(stored && sum(stored.bytes), name).toBe(sum(sent));
    } else {
      outcomes.failed += 1;
      expect(state, name).toMatchObject({ phase: 'failed', error: { isUnexpected: true } });
      expect(state.phase === 'failed' && state.error).toBeInstanceOf(UploadError);
    }
  }
  expect(outcomes.stored + outcomes.failed).toBe(uploadCount);
  // Most errors are temporary and some are not: both occurred.
  expect(outcomes.stored).toBeGreaterThan(uploadCount / 2);
  expect(outcomes.failed).toBeGreaterThan(uploadCount / 20);
});

/** The rows of a list once nothing is pending. */
function waitForEnd(list: UploadList) {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof list.rows>>();
  const look = () => {
    const rows = list.rows();
    if (rows.every(({ state }) => state.phase === 'done' || state.phase === 'failed'))
      resolve(rows);
  };
  onTestFinished(list.subscribe(look));
  look();
  return promise;
}
