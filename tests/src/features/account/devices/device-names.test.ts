import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixture } from '#mocks/fixture.ts';
import { isNewDevice } from '#src/features/account/devices/is-new-device.ts';
import { momentAt } from '#src/util/dates.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-03-02T09:00:00Z');
const deviceFrom = (days: number, current = false) =>
  fixture('Device', { current, first_seen_at: momentAt(now - days * day) });

describe('a device is marked as new', () => {
  const old = deviceFrom(100);

  it('for a week', () => {
    const [fresh, weekOld] = [deviceFrom(6), deviceFrom(7)];
    expect(isNewDevice(fresh, [old, fresh], now)).toBe(true);
    expect(isNewDevice(weekOld, [old, weekOld], now)).toBe(false);
  });

  it('unless it is this one, or all are new', () => {
    const [current, fresh] = [deviceFrom(1, true), deviceFrom(1)];
    expect(isNewDevice(current, [old, current], now)).toBe(false);
    expect(isNewDevice(fresh, [current, fresh], now)).toBe(false);
  });
});

it('a device gets another name', async () => {
  const { user } = await openPage('/user/security/devices', { as: 'owner@example.com' });
  await user.click(await screen.findByRole('button', { name: 'Rename Calendar app on iPhone' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Rename “Calendar app on iPhone”' }),
  );
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Boathouse phone');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText('It is called “Boathouse phone” now.')).toBeVisible();
  const button = await screen.findByRole('button', { name: 'Rename Boathouse phone' });
  await waitFor(() => expect(button).toHaveFocus());
});
