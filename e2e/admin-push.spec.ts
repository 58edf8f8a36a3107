import type { Page } from '@playwright/test';
import { deep, expect, startSession, test } from './browser-test.ts';
import { journey } from './journey.ts';
import { button, question } from './locators.ts';
import { control } from './mock-controls.ts';
import { readState } from './server-state.ts';

/** The push messages that the server has sent, each with the number of its devices. */
async function sent(page: Page): Promise<{ title: string; devices: number }[]> {
  const { push_messages: messages } = await readState(page, '/__mock__/push-messages');
  return messages.map(({ title, devices }: { title: string; devices: number }) => ({
    title,
    devices,
  }));
}

const title = 'Maintenance tonight';

test.describe('with a server that fails once', () => {
  test.use({ expectedConsole: [/status of 500 /] });

  journey(
    'an admin tries out a push message, and sends it once to as many devices as were counted',
    async ({ page, operate, examine, reads, changes }) => {
      await startSession(page, 'admin@example.com');
      await page.goto('/admintool96/push-message');
      await operate.type(page.getByLabel('Title', { exact: true }), title);
      await operate.type(page.getByLabel('Message', { exact: true }), 'We are back at six.');
      await operate.choose(page.getByLabel('Language of the recipients'), 'Deutsch');
      await changes('sendPushMessage', {
        act: async () => {
          await operate.press(button(page, 'Send to me first'));
          await expect(page.getByText(/none of your devices takes push messages/)).toBeVisible();
          await operate.press(button(page, 'Continue without a test'));
        },
        world: async () => (await sent(page)).map((message) => message.title),
        becomes: [title],
      });

      await reads('sendPushMessage', async () => {
        await operate.press(button(page, 'Count recipients'));
        await expect(page.getByText(/^Reaches [\d,]+ users/)).toBeVisible();
      });
      await expect.poll(() => sent(page)).toHaveLength(1);
      await examine();
      const reach = await page.getByText(/^Reaches [\d,]+ users/).textContent();
      const devices = /([\d,]+) devices/.exec(reach ?? '')?.[1] ?? '';
      await changes('sendPushMessage', {
        act: async () => {
          await operate.press(button(page, `Send to ${devices} devices…`));
          await operate.type(question(page).getByRole('textbox'), devices);
          await control(page, 'next', { operation: 'sendPushMessage', code: 500 });
          const send = question(page).getByRole('button', { name: `Send to ${devices} devices` });
          await operate.press(send);
          await expect(question(page).getByRole('alert')).toContainText('internal_error');
          await examine();
          await operate.press(send);
          await expect(
            page.getByText(`The message is on its way to ${devices} devices.`),
          ).toBeVisible();
        },
        world: async () => (await sent(page))[0],
        becomes: { title, devices: Number(devices.replace(',', '')) },
      });
      await expect.poll(() => sent(page)).toHaveLength(2);
    },
    deep,
  );
});
