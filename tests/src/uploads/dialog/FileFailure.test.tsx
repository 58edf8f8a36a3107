import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorBody } from '#mocks/http/errors.ts';
import { answerError } from '#src/api/catalogue.ts';
import { message } from '#src/i18n/message.ts';
import { LazyErrorId } from '#src/status/error-id.ts';
import { FileFailure } from '#src/uploads/dialog/FileFailure.tsx';
import { UploadError } from '#src/uploads/upload-error.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

it('a policy that could not be loaded is an alert with title, message and id', async () => {
  await LazyErrorId.preload();
  const call = { url: '/user/avatar/create-signature', body: undefined };
  const body = errorBody('internal_error');
  await renderInKit(<FileFailure error={answerError({ status: 500, body }, call, 'Calendar')} />);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(body.error.title)).toBeVisible();
  expect(alert.getByText(body.error.message)).toBeVisible();
  expect(screen.getByText('internal_error')).toBeVisible();
});

it('an error of the upload service is one sentence', async () => {
  const text = message('uploads:The file is larger than %size% MB.', { size: 2 });
  await renderInKit(<FileFailure error={new UploadError({ kind: 'refused', text })} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The file is larger than 2 MB\.$/);
});
