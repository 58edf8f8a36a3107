import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NextPlan } from '#src/features/calendar-settings/plan/NextPlan.tsx';
import { PlanUsage } from '#src/features/calendar-settings/plan/PlanUsage.tsx';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';
import { openSettings } from '../open-settings.ts';

const megabyte = 1024 * 1024;
const features = { max_file_size: 0, max_sub_calendars: 4, custom_fields: 1, sso: false };

/** The words beside the names of a list. */
const values = (area: HTMLElement) =>
  within(area)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('the plan of a calendar', () => {
  it('says how much it allows and how much is used, who can change it, and what the next one gives', async () => {
    await openSettings('plan', 'Plan');
    const plan = await screen.findByRole('region', { name: 'Pro' });
    expect(plan).toHaveTextContent('Only its owner, Olivia Owner, can have it changed.');
    const meter = within(plan).getByRole('meter', { name: 'Sub-calendars' });
    expect(meter).toHaveAttribute('max', '50');
    expect(meter).toHaveAttribute('aria-valuetext', '7 of 50');
    expect(within(plan).getByText('7 of 50')).toBeVisible();
    expect(values(plan)).toContain('Largest attachment: 10 MB');
    const next = screen.getByRole('region', { name: 'The next plan gives more: Premium' });
    expect(values(next)).toEqual([
      'Sub-calendars: 100 instead of 50',
      'Your own fields: 20 instead of 10',
      'Largest attachment: 20 MB instead of 10 MB',
      'Single sign-on: Included',
    ]);
  });

  it('warns that no more can be added where the limit is met', async () => {
    const used = { sub_calendars: 5, custom_fields: 0, keys: 1, members: 1, storage: 2500 };
    await renderInKit(
      <PlanUsage usage={{ license: 'intro', features, used, next: null }} owner="Olivia Owner" />,
    );
    expect(screen.getByText('No more sub-calendars can be added.')).toBeVisible();
    const meter = screen.getByRole('meter', { name: 'Sub-calendars' });
    expect(meter).toHaveAttribute('value', '4');
    expect(meter).toHaveAttribute('aria-valuetext', '5 of 4');
    expect(values(document.body)).toContain('Largest attachment: No files');
    expect(values(document.body)).toContain('All attachments together: 3 kB');
  });

  it('says that there is no higher one', async () => {
    await renderInKit(<NextPlan features={features} next={null} />);
    expect(screen.getByRole('heading', { name: 'The highest plan' })).toBeVisible();
  });

  it('leaves out what is the same in the next one', async () => {
    const more = { ...features, max_file_size: 2 * megabyte };
    await renderInKit(
      <NextPlan features={features} next={{ license: 'standard', features: more }} />,
    );
    expect(values(document.body)).toEqual(['Largest attachment: 2 MB instead of No files']);
  });

  it('can be read again after an error', async () => {
    const { user } = await openSettings('general', 'General');
    await answerNext('getLicenseUsage', 500);
    await user.click(screen.getByRole('link', { name: 'Plan' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Pro' })).toBeVisible();
  });
});
