import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

async function open(as = 'admin@example.com') {
  const page = await openPage('/admintool96/push-message', { as });
  await screen.findByRole('heading', { name: 'Push message' });
  const { user } = page;
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const fillIn = async () => {
    await user.type(screen.getByLabelText('Title'), 'Maintenance tonight');
    await user.type(screen.getByLabelText('Message'), 'We are back at six.');
  };
  /** Tests the message on a phone, which the demo account does not have. */
  const tryOut = async () => {
    await answerNext('sendPushMessage', 200, 'sent');
    await press('Send to me first');
    await screen.findByText('The message is on its way to 1 of your devices.');
  };
  return { ...page, press, fillIn, tryOut, sent: recordRequests() };
}
const text = { title: 'Maintenance tonight', message: 'We are back at six.' };

describe('the push message page', () => {
  it('counts the recipients of a message and sends it once their number is typed', async () => {
    const { user, press, fillIn, tryOut, sent } = await open();
    await fillIn();
    await tryOut();
    await user.selectOptions(screen.getByLabelText('Language of the recipients'), 'Deutsch');
    await press('Count recipients');
    expect(await screen.findByText(/^Reaches [\d,]+ users on [\d,]+ devices\.$/)).toBeVisible();
    await press(/^Send to [\d,]+ devices…$/);
    const dialog = await screen.findByRole('alertdialog', { name: /^Send “Maintenance tonight”/ });
    const act = within(dialog).getByRole('button', { name: /^Send to/ });
    await user.click(act);
    expect(sent).toHaveLength(2);
    const number = /([\d,]+) devices/.exec(act.textContent ?? '')?.[1] ?? '';
    await user.type(within(dialog).getByRole('textbox'), number);
    await user.click(act);
    expect(
      await screen.findByText(`The message is on its way to ${number} devices.`),
    ).toBeVisible();
    expect(sent.slice(1).map(({ call, body }) => [call, body])).toEqual([
      ['POST /admintool96/api/firebase/push-message', { ...text, language: 'de', dry_run: true }],
      ['POST /admintool96/api/firebase/push-message', { ...text, language: 'de' }],
    ]);
    expect(screen.queryByText(/^Reaches/)).not.toBeInTheDocument();
    // A sent message is not lost with the page.
    await user.click(screen.getByRole('link', { name: 'Newsletter' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  });

  it('asks before a message that was not sent is lost', async () => {
    const { user, fillIn } = await open();
    await fillIn();
    await user.click(screen.getByRole('link', { name: 'Newsletter' }));
    const leave = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(leave).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Title')).toHaveValue(text.title);
  });

  it('requires another count after a change of the text', async () => {
    const { user, press, fillIn } = await open();
    await fillIn();
    await press('Count recipients');
    await screen.findByText(/^Reaches/);
    await user.type(screen.getByLabelText('Title'), '!');
    expect(screen.queryByRole('button', { name: /^Send to [\d,]+/ })).not.toBeInTheDocument();
    expect(screen.getByText('Count the recipients before you send the message.')).toBeVisible();
  });

  it.each([
    { change: 'language', in: 'Language of the recipients', to: 'Deutsch' },
    { change: 'text', in: 'Title', to: '!' },
  ])('does not offer to send what was counted before the $change changed', async (edited) => {
    const { user, press, fillIn, tryOut, sent } = await open();
    await fillIn();
    await tryOut();
    const network = holdCalls(/push-message$/);
    await press('Count recipients');
    const field = screen.getByLabelText(edited.in);
    if (edited.change === 'language') await user.selectOptions(field, edited.to);
    else await user.type(field, edited.to);
    network.letGo();
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Count recipients' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    expect(screen.queryByText(/^Reaches/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send to [\d,]+/ })).toBeNull();
    await press('Count recipients');
    expect(await screen.findByText(/^Reaches/)).toBeVisible();
  });

  it('sends the message to everyone only after a test', async () => {
    const { user, press, fillIn, tryOut, sent } = await open();
    await fillIn();
    await press('Count recipients');
    const send = await screen.findByRole('button', { name: /^Send to [\d,]+/ });
    expect(send).toHaveAccessibleDescription('Send the message to yourself first.');
    await user.click(send);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await tryOut();
    expect(sent[1]?.body).toEqual({ ...text, user_id: 6 });
    await user.click(send);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('lets staff without a phone continue without a test, until the text changes', async () => {
    const { user, press, fillIn } = await open();
    await fillIn();
    await press('Count recipients');
    await press('Send to me first');
    expect(await screen.findByText(/none of your devices takes push messages/)).toBeVisible();
    const send = screen.getByRole('button', { name: /^Send to [\d,]+/ });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await press('Continue without a test');
    expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByLabelText('Title'), '!');
    await press('Count recipients');
    expect(
      await screen.findByRole('button', { name: /^Send to [\d,]+/ }),
    ).toHaveAccessibleDescription('Send the message to yourself first.');
  });

  it('does not count a test of a text that has changed since', async () => {
    const { user, press, fillIn, sent } = await open();
    await fillIn();
    await answerNext('sendPushMessage', 200, 'sent');
    const network = holdCalls(/push-message$/);
    await press('Send to me first');
    await user.type(screen.getByLabelText('Title'), '!');
    network.letGo();
    await screen.findByText('The message is on its way to 1 of your devices.');
    await press('Count recipients');
    expect(
      await screen.findByRole('button', { name: /^Send to [\d,]+/ }),
    ).toHaveAccessibleDescription('Send the message to yourself first.');
    expect(sent.map(({ body }) => body)).toMatchObject([
      text,
      { ...text, title: `${text.title}!` },
    ]);
  });

  it('is not sent if no device would get it', async () => {
    const { press, fillIn, tryOut } = await open();
    await fillIn();
    await tryOut();
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ sent: false, users: 0, devices: 0, languages: [] })),
    );
    await press('Count recipients');
    expect(await screen.findByRole('button', { name: /^Send to 0/ })).toHaveAccessibleDescription(
      'No device would get the message.',
    );
  });

  it('retries a failed message with the same key, so that it is not sent twice', async () => {
    const { user, press, fillIn, tryOut, sent } = await open();
    await fillIn();
    await tryOut();
    await press('Count recipients');
    await screen.findByText(/^Reaches/);
    await press(/^Send to [\d,]+ devices…$/);
    const dialog = await screen.findByRole('alertdialog');
    const act = within(dialog).getByRole('button', { name: /^Send to/ });
    // Staff need not type the separators of their language.
    const number = /([\d,]+) devices/.exec(act.textContent ?? '')?.[1] ?? '';
    expect(number).toContain(',');
    await user.type(within(dialog).getByRole('textbox'), number.replace(',', ''));
    await answerNext('sendPushMessage', 500);
    await user.click(act);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^Something went wrong ?The request failed on our side\. Please try again\. internal_error$/,
    );
    await user.click(act);
    expect(await screen.findByText(/^The message is on its way/)).toBeVisible();
    const keys = sent.slice(2).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  describe('the language of the message', () => {
    const counted = {
      sent: false,
      users: 40,
      devices: 44,
      languages: [
        { language: 'en', users: 28 },
        { language: 'de', users: 9 },
        { language: 'fr', users: 3 },
      ],
    };
    const reaches = (count: object) =>
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json(count)));
    const warning = '12 of 40 recipients read another language: German 9, French 3.';

    it('is compared with those of the recipients once they are counted', async () => {
      const { user, press, fillIn } = await open();
      await fillIn();
      expect(screen.getByLabelText('Language of the message')).toHaveDisplayValue('English');
      reaches(counted);
      await press('Count recipients');
      expect(await screen.findByText(warning)).toBeVisible();
      await user.selectOptions(screen.getByLabelText('Language of the message'), 'Français');
      expect(
        screen.getByText('37 of 40 recipients read another language: English 28, German 9.'),
      ).toBeVisible();
    });

    it('needs no word if it is that of all recipients', async () => {
      const { press, fillIn } = await open();
      await fillIn();
      reaches({ ...counted, users: 28, languages: counted.languages.slice(0, 1) });
      await press('Count recipients');
      await screen.findByText(/^Reaches/);
      expect(screen.queryByText(/another language/)).toBeNull();
    });

    it('is said again before the message is sent', async () => {
      const { press, fillIn, tryOut } = await open();
      await fillIn();
      await tryOut();
      reaches(counted);
      await press('Count recipients');
      await press(/^Send to 44 devices…$/);
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(warning);
    });

    it('names the most frequent of many other languages', async () => {
      const { press, fillIn } = await open();
      await fillIn();
      const codes = ['de', 'fr', 'es', 'it', 'da', 'fi'];
      const languages = codes.map((language, index) => ({ language, users: 9 - index }));
      reaches({ ...counted, users: 39, languages });
      await press('Count recipients');
      const named = 'German 9, French 8, Spanish 7, Italian 6, others 9';
      expect(
        await screen.findByText(`39 of 39 recipients read another language: ${named}.`),
      ).toBeVisible();
    });
  });

  it('previews the message as on a phone', async () => {
    const { fillIn } = await open();
    await fillIn();
    const preview = screen.getByRole('figure');
    expect(preview).toHaveTextContent('Maintenance tonight');
    expect(preview).toHaveTextContent('We are back at six.');
  });

  it.each(['support@example.com', 'sales@example.com'])(
    'shows %s the page, with a note that only admins may send',
    async (as) => {
      const { press, fillIn, sent } = await open(as);
      await fillIn();
      expect(screen.getByText('Only admins may do this.')).toBeVisible();
      const count = screen.getByRole('button', { name: 'Count recipients' });
      expect(count).toHaveAccessibleDescription('Only admins may do this.');
      await press('Count recipients');
      await waitFor(() => expect(count).toHaveAttribute('aria-disabled', 'true'));
      expect(sent).toEqual([]);
    },
  );
});
