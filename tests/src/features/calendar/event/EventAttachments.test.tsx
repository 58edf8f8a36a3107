import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EventAttachments } from '#src/features/calendar/event/EventAttachments.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

it('a file is not taken for another kind because of the direction of its name', async () => {
  const file = { size: 9, mimetype: 'image/jpeg', url: 'https://files.example/1' };
  await renderInKit(
    <EventAttachments
      attachments={[{ ...file, id: 1, name: 'photo\u202egpj.exe', thumbnail_url: null }]}
    />,
  );
  expect(screen.getByRole('link', { name: 'photogpj.exe' })).toBeVisible();
});
