import { deep, expect, expectAccessibleInEveryLook } from '../browser-test.ts';
import { journey } from '../journey.ts';
import { button } from '../locators.ts';
import { readState } from '../server-state.ts';

const calendar = 'ksr0wingclubmain01';
const address = `/${calendar}?view=month&date=2026-03-02&edit=7003`;

journey(
  'a member limits the sign-ups for an event, and ends them',
  async ({ page, operate }) => {
    const readSignup = async () =>
      (await readState(page, `/calendars/${calendar}/events/7003`)).signup;
    await page.goto(address);
    const form = page.getByRole('region', { name: 'Edit event' });
    const places = form.getByLabel('Number of places');
    await expect(places).toHaveValue('12');
    await expectAccessibleInEveryLook(page);
    await operate.type(places, '1');
    await operate.type(form.getByLabel('Last day to sign up', { exact: true }), '3/8/2026');
    await operate.choose(form.getByLabel('Who sees the list'), 'Those who can change the event');
    await operate.press(button(page, 'Save'));
    const day = form.getByLabel('Last day to sign up', { exact: true });
    await expect(day).toHaveAccessibleDescription(/This is after the end of the event\./);
    await expect(day).toBeFocused();
    await operate.type(day, '3/5/2026');
    await operate.type(places, '8');
    await operate.press(button(page, 'Save'));
    await expect(page).not.toHaveURL(/edit=/);
    await expect.poll(readSignup).toMatchObject({
      limit: 8,
      visibility: 'users_with_modify_permission',
    });
    expect((await readSignup()).deadline).toMatch(/^2026-03-05T/);

    await page.goto(address);
    await operate.press(form.getByLabel('People can sign up'));
    await expect(places).toBeHidden();
    await operate.press(button(page, 'Save'));
    await expect(page).not.toHaveURL(/edit=/);
    await expect.poll(readSignup).toBeUndefined();
  },
  deep,
);
