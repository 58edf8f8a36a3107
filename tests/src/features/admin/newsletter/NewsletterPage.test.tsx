import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

const address = 'owner@example.com';
const open = (as = 'support@example.com', query = `?query=${address}`) =>
  openPage(`/admintool96/newsletter${query}`, { as });
/** The alert of a failed call: title, message and id. */
const internalError =
  /^Something went wrong ?The request failed on our side\. Please try again\. internal_error/;
const state = () => screen.findByLabelText(`State of ${address}`);

describe('the newsletter page', () => {
  it('requests subscribers by text, state and page', async () => {
    const page = await open();
    await state();
    const sent = recordRequests(/^GET .*newsletter\/search$/);
    await act(() =>
      page.router.navigate(
        '/admintool96/newsletter?query=+example+&status=bounced&offset=25&pageLimit=25',
      ),
    );
    expect(sent.map(({ call }) => call)).toEqual([
      'GET /admintool96/api/newsletter/search?query=example&offset=25&limit=25&status=bounced',
    ]);
  });

  it('can be reloaded after an error', async () => {
    const page = await open();
    await state();
    await answerNext('searchNewsletterSubscribers', 500);
    await act(() => page.router.navigate('/admintool96/newsletter'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Search results' })).toBeVisible();
  });

  it('changes the state of a subscriber at once and can undo it', async () => {
    const { user } = await open();
    const select = await state();
    expect(select).toHaveValue('subscribed');
    const held = holdCalls(/^POST \/admintool96\/api\/newsletter/);
    const sent = recordRequests();
    await user.selectOptions(select, 'Unsubscribed');
    expect(select).toHaveValue('unsubscribed');
    held.letGo();
    expect(await screen.findByText(/is now in the state “Unsubscribed”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    await waitFor(() => expect(select).toHaveValue('subscribed'));
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST /admintool96/api/newsletter/unsubscribed', { email: address }],
      ['POST /admintool96/api/newsletter/subscribed', { email: address }],
    ]);
  });

  it('offers no other state until the page has loaded again after a change', async () => {
    const { user } = await open();
    const select = await state();
    const reload = holdCalls(/^GET .*newsletter\/search/);
    await user.selectOptions(select, 'Unsubscribed');
    await screen.findByText(/is now in the state “Unsubscribed”/);
    expect(select).toHaveAttribute('aria-disabled', 'true');
    expect(select).toHaveAttribute('aria-busy', 'true');
    expect(within(select).getAllByRole('option')).toEqual([
      screen.getByRole('option', { name: 'Unsubscribed', selected: true }),
    ]);
    reload.letGo();
    await waitFor(() => expect(select).toHaveAttribute('aria-disabled', 'false'));
    await user.selectOptions(select, 'Subscribed');
    expect(await screen.findByText(/is now in the state “Subscribed”/)).toBeVisible();
  });

  it('shows the states of an address, and who set them', async () => {
    const { user } = await open();
    await user.selectOptions(await state(), 'Unsubscribed');
    await screen.findByText(/is now in the state “Unsubscribed”/);
    const button = screen.getByRole('button', { name: `History of ${address}` });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: `History of ${address}` }));
    const entries = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(entries()).toEqual([
        expect.stringMatching(/UnsubscribedSuki Support$/),
        expect.stringMatching(/SubscribedBy the address’s owner or the mail server$/),
        expect.stringMatching(/Not confirmed yetBy the address’s owner or the mail server$/),
      ]),
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('does not offer to undo leaving a state that only the mail server sets', async () => {
    const { user } = await open('support@example.com', '?status=bounced&pageLimit=5');
    await screen.findByRole('table', { name: 'Search results' });
    const [select] = screen.getAllByRole('combobox', { name: /^State of .+@/ });
    expect(select).toHaveDisplayValue('Bounced');
    await user.selectOptions(select as HTMLElement, 'Subscribed');
    expect(await screen.findByText(/is now in the state “Subscribed”/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('reverts a failed change of state, with the error', async () => {
    const { user } = await open();
    const select = await state();
    await answerNext('setNewsletterStatus', 500);
    await user.selectOptions(select, 'Unsubscribed');
    expect(await screen.findByRole('alert')).toHaveTextContent(internalError);
    expect(select).toHaveValue('subscribed');
  });

  it('removes a subscriber after the address is typed, because that is final', async () => {
    const { user } = await open();
    await state();
    const sent = recordRequests();
    await user.click(screen.getByRole('button', { name: `Remove ${address}` }));
    const dialog = await screen.findByRole('alertdialog', { name: /from the newsletter/ });
    const remove = within(dialog).getByRole('button', { name: 'Remove subscriber' });
    const field = within(dialog).getByLabelText(`Type “${address}” to confirm`);
    await user.type(field, 'other@example.com');
    await user.click(remove);
    expect(await within(dialog).findByText(`This does not match “${address}”.`)).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(field);
    await user.type(field, address);
    await user.click(remove);
    expect(await screen.findByText(`${address} is removed from the newsletter.`)).toBeVisible();
    expect(await screen.findByText('No subscriber found')).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual([
      'DELETE /admintool96/api/newsletter/subscriber?email=owner%40example.com',
    ]);
  });

  it('keeps a subscriber if the removal fails, with the error in the dialog', async () => {
    const { user } = await open();
    await state();
    await answerNext('deleteNewsletterSubscriber', 500);
    await user.click(screen.getByRole('button', { name: `Remove ${address}` }));
    const dialog = await screen.findByRole('alertdialog');
    await user.type(within(dialog).getByLabelText(`Type “${address}” to confirm`), address);
    await user.click(within(dialog).getByRole('button', { name: 'Remove subscriber' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(internalError);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await state()).toHaveValue('subscribed');
  });

  it('adds a subscriber, awaiting confirmation', async () => {
    const { user } = await open('support@example.com', '?query=new.person');
    await screen.findByText('No subscriber found');
    const sent = recordRequests();
    await user.click(screen.getByRole('button', { name: 'Add subscriber…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a subscriber' });
    const field = within(dialog).getByLabelText('Email address');
    await user.type(field, 'new.person{Enter}');
    expect(field).toBeInvalid();
    await user.type(field, '@example.com{Enter}');
    expect(await screen.findByLabelText('State of new.person@example.com')).toHaveValue('pending');
    expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ['POST /admintool96/api/newsletter/add', { email: 'new.person@example.com' }],
    ]);
  });

  it('removes an added subscriber again, and says that the mail has been sent', async () => {
    const { user } = await open('support@example.com', '?query=new.person');
    await screen.findByText('No subscriber found');
    await user.click(screen.getByRole('button', { name: 'Add subscriber…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a subscriber' });
    const field = within(dialog).getByLabelText('Email address');
    await user.type(field, 'New.Person@example.com{Enter}');
    await screen.findByLabelText('State of new.person@example.com');
    const sent = recordRequests();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Undone. The mail to new.person@example.com has already been sent.'),
    ).toBeVisible();
    expect(await screen.findByText('No subscriber found')).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual([
      'DELETE /admintool96/api/newsletter/subscriber?email=new.person%40example.com',
    ]);
  });

  it('shows in the dialog that an address is already there', async () => {
    const { user } = await open();
    await state();
    await user.click(screen.getByRole('button', { name: 'Add subscriber…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a subscriber' });
    await user.type(within(dialog).getByLabelText('Email address'), `${address}{Enter}`);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^Already on the list ?email: This address is already on the newsletter’s list\.$/,
    );
  });

  it('shows support-only actions as disabled to sales, with the reason', async () => {
    const { user } = await open('sales@example.com');
    const select = await state();
    expect(select).toHaveAttribute('aria-disabled', 'true');
    expect(select).toHaveAccessibleDescription('Only support and admins may do this.');
    act(() => select.focus());
    await waitFor(() => expect(select).toHaveFocus());
    // Browsers open the list of such a control, too.
    expect(within(select).getAllByRole('option')).toEqual([
      screen.getByRole('option', { name: 'Subscribed', selected: true }),
    ]);
    const add = screen.getByRole('button', { name: 'Add subscriber…' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription('Only support and admins may do this.');
    await user.click(add);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
