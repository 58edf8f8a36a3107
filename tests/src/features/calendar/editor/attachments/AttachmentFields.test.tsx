import { screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { AttachmentFields } from '#src/features/calendar/editor/attachments/AttachmentFields.tsx';
import { noAttachmentChanges } from '#src/features/calendar/editor/attachments/attachment-values.ts';
import type { HostSettings } from '#src/settings/host-settings.ts';
import { settingsAtom } from '#src/settings/settings-atom.ts';
import type { License } from '#src/uploads/limits.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const megabyte = 1024 ** 2;
const noFiles = "The calendar's plan does not include files.";

function license(max_file_size: number): License {
  const features = { max_file_size, max_sub_calendars: 8, custom_fields: 1, sso: false };
  return { license: 'standard', features };
}

interface Licenses {
  /** Of the hosting page. */
  host?: HostSettings['license'];
  /** Of the calendar itself. */
  own: License | null;
}

/** The files of a new event. */
function renderFields({ host = null, own }: Licenses) {
  const store = createStore();
  const user = fixture('User', { id: 1 });
  const settings = fixture('HostSettings', { user, license: host, upload: { apiKey: 'key' } });
  store.set(settingsAtom, settings);
  return renderInKit(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/ksr0wingclubmain01']}>
        <Routes>
          <Route
            path="/:calendarKey"
            element={
              <AttachmentFields
                name="files"
                initial={noAttachmentChanges}
                event={null}
                license={own}
              />
            }
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

describe('the files of an event', () => {
  it.each([
    ['of the calendar itself where the hosting page names none', { own: license(2 * megabyte) }, 2],
    ['of the hosting page', { host: license(3 * megabyte), own: license(2 * megabyte) }, 3],
  ])('have the limit of the license %s', async (_, licenses, size) => {
    const { user } = await renderFields(licenses);
    await user.click(screen.getByRole('button', { name: 'Attach files…' }));
    expect(await screen.findByText(`Up to 10 files of ${size} MB each`)).toBeVisible();
  });

  it('have no limit of their own without a known license', async () => {
    const { user } = await renderFields({ own: null });
    await user.click(screen.getByRole('button', { name: 'Attach files…' }));
    expect(await screen.findByText('Up to 10 files')).toBeVisible();
  });

  it.each([
    ['the hosting page', { host: license(0), own: license(2 * megabyte) }],
    ['the calendar itself', { own: license(0) }],
  ])('are not offered if the license of %s includes none', async (_, licenses) => {
    await renderFields(licenses);
    expect(screen.getByText(noFiles)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Attach files…' })).toBeNull();
  });
});
