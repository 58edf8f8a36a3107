import { act, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { message } from '#src/i18n/message.ts';
import { UploadItem } from '#src/uploads/dialog/UploadItem.tsx';
import { emptyFileError, serviceError } from '#src/uploads/service-errors.ts';
import { UploadError } from '#src/uploads/upload-error.ts';
import { UploadList, type UploadState } from '#src/uploads/upload-list.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

/** The upload errors of the product specification, section 8. */
const texts = [
  ...['Params validation error', 'Invalid upload params', 'Invalid store params'],
  ...['Invalid picker params', 'Invalid preview params', 'Invalid metadata params'],
  ...['Invalid retrieve params', 'Incorrect start response'],
  ...['Cannot upload file. Start request failed', 'Cannot get part metadata'],
  ...['Cannot upload file, check S3 bucket settings', 'Cannot upload file part'],
  ...['Cannot upload file part (FII)', 'Min chunk size reached'],
  ...['Cannot commit file part metadata', 'Cannot complete file', 'Invalid store response'],
  ...['Unsupported input file type', 'The File APIs are not fully supported by your browser'],
  ...['Minimum part size is 5MB', 'Upload url not set', 'Name function must return a string'],
  ...['Incorrect upload token', 'There is a problem with prefetch request'],
];

const file = new File(['data'], 'plan.txt');

function showRow(state: UploadState, chosen: File | null = file) {
  const list = new UploadList(vi.fn(), { maxFiles: 1, maxSize: 1 });
  const row = { id: 1, name: 'plan.txt', file: chosen, canPause: false, state };
  const files = { show: vi.fn(), content: vi.fn(), remove: vi.fn() };
  return renderInKit(
    <ul>
      <UploadItem row={row} list={list} files={files} onRemove={vi.fn()} onDeleted={vi.fn()} />
    </ul>,
  );
}

it.each(texts)('shows “%s” with its file', async (text) => {
  const error = serviceError(new Error(text));
  await showRow({ phase: 'failed', error });
  const row = screen.getByRole('listitem');
  expect(within(row).getByText(text)).toBeVisible();
  const retry = screen.queryByRole('button', { name: 'Retry plan.txt' });
  expect(retry !== null).toBe(error.isUnexpected);
});

it('says that an upload failed in our words, beside those of the service', async () => {
  const error = serviceError(new Error('Cannot upload file part'));
  await showRow({ phase: 'failed', error });
  expect(screen.getByText('The upload failed. Please try again.')).toBeVisible();
  expect(screen.getByText('upload_service ·')).toHaveTextContent(
    'upload_service · Cannot upload file part',
  );
});

it('says that a file is empty', async () => {
  await showRow({ phase: 'failed', error: emptyFileError('plan.txt') });
  expect(screen.getByText('This file is empty.')).toBeVisible();
  expect(screen.getByText('upload_refused ·')).toHaveTextContent(
    'upload_refused · Invalid file "plan.txt" size - 0',
  );
});

it('offers no retry for a file that is not in this browser', async () => {
  const text = message('uploads:The upload failed');
  await showRow({ phase: 'failed', error: new UploadError({ kind: 'service', text }) }, null);
  expect(screen.getByText('The upload failed')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
});

/** The rows of files whose uploads never end. */
function Rows({ list }: { list: UploadList }) {
  const files = { show: vi.fn(), content: vi.fn(), remove: vi.fn() };
  return useSyncExternalStore(list.subscribe, list.rows).map((row) => (
    <UploadItem
      key={row.id}
      row={row}
      list={list}
      files={files}
      onRemove={() => list.remove(row.id)}
      onDeleted={vi.fn()}
    />
  ));
}

async function showUploads(count: number, maxFiles = 10) {
  const control = { done: new Promise<never>(() => {}), pause: vi.fn(), resume: vi.fn() };
  const list = new UploadList(() => control, { maxFiles, maxSize: 100 });
  list.add(Array.from({ length: count }, (_, at) => new File(['data'], `${at}.txt`)));
  const { user } = await renderInKit(<Rows list={list} />);
  const cancelButton = (at: number) => screen.getByRole('button', { name: `Cancel ${at}.txt` });
  const canceled = () =>
    screen.getAllByRole('listitem').map((row) => within(row).queryByText('Canceled') !== null);
  return { user, list, cancelButton, canceled };
}

it('offers to retry a canceled file only while there is room', async () => {
  const { user, list, cancelButton } = await showUploads(1, 1);
  await user.click(cancelButton(0));
  expect(screen.getByRole('button', { name: 'Retry 0.txt' })).toBeVisible();
  act(() => void list.add([new File(['data'], 'other.txt')]));
  expect(screen.queryByRole('button', { name: 'Retry 0.txt' })).toBeNull();
});

describe('two cancels at once', () => {
  it.each([
    [0, [true]],
    [1, [false, true, false]],
  ])(
    'of one file, with a double click on button %i, leave the row of every file',
    async (at, all) => {
      const { user, cancelButton, canceled } = await showUploads(all.length);
      await user.dblClick(cancelButton(at));
      expect(canceled()).toEqual(all);
    },
  );

  it.each([
    [0, 1, [true, true, false]],
    [2, 0, [true, false, true]],
  ])('of file %i and file %i leave the row of every file', async (first, second, all) => {
    const { user, cancelButton, canceled } = await showUploads(3);
    const buttons = [cancelButton(first), cancelButton(second)];
    for (const button of buttons) await user.click(button);
    expect(canceled()).toEqual(all);
  });
});
