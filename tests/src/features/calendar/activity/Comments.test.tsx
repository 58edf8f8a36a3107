import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openEvents } from '#src/calendar/store/open-events.ts';
import { holdAnswers, holdCalls } from '#tests/setup/held-calls.ts';
import { loseAnswers, loseFirstAnswer } from '#tests/setup/lost-answers.ts';
import { answerNext, control } from '#tests/setup/mock-controls.ts';
import { openCardPart, readList, rowingKey } from './open-card.ts';

const event = '7003';
const openComments = () => openCardPart(event, /^Comments/);
const readMessages = async () =>
  (await readList<{ message: string }>(event, 'comments')).map(({ message }) => message);

const write = async (page: Awaited<ReturnType<typeof openComments>>, text: string) => {
  await page.user.type(await within(page.card).findByLabelText('Your comment'), text);
  await page.user.click(within(page.card).getByRole('button', { name: 'Add comment' }));
};

describe('writing a comment', () => {
  it('shows it at once with the new number, empties the field, and takes it back with Undo', async () => {
    const page = await openComments();
    const { card } = page;
    const network = holdCalls(/^POST .*\/comments$/);
    await write(page, 'I bring the **cake**.');
    expect(await within(card).findByText('cake')).toBeVisible();
    expect(await within(card).findByText('Comments (3)')).toBeVisible();
    network.letGo();
    expect(await screen.findByText('Your comment has been added.')).toBeVisible();
    await waitFor(() => expect(within(card).getByLabelText('Your comment')).toHaveValue(''));
    expect(await readMessages()).toContain('I bring the **cake**.');
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The comment has been deleted.')).toBeVisible();
    expect(await readMessages()).toHaveLength(2);
  });

  it('dates it by the server’s clock, however wrong that of this device is', async () => {
    const controls = { clock: { now: '2026-03-02T09:00:00Z' } };
    const page = await openCardPart(event, /^Comments/, { controls });
    await write(page, 'I bring the cake.');
    expect(await screen.findByText('Your comment has been added.')).toBeVisible();
    expect(await within(page.card).findByText(/, just now$/)).toBeVisible();
  });

  it('takes it back and keeps the text if the server fails', async () => {
    const page = await openComments();
    await within(page.card).findByText('I can bring the pressure washer.');
    await answerNext('createComment', 500);
    await write(page, 'I bring the cake.');
    expect(await within(page.card).findByText('Something went wrong')).toBeVisible();
    expect(within(page.card).getByLabelText('Your comment')).toHaveValue('I bring the cake.');
    expect(within(page.card).getAllByText(/bring/, { selector: 'li *' })).toHaveLength(1);
    expect(await within(page.card).findByText('Comments (2)')).toBeVisible();
    await page.user.click(within(page.card).getByRole('button', { name: 'Add comment' }));
    expect(await screen.findByText('Your comment has been added.')).toBeVisible();
    expect(await readMessages()).toHaveLength(3);
  });

  it('adds it once if the answer is lost, and says so', async () => {
    const page = await openComments();
    await within(page.card).findByText('I can bring the pressure washer.');
    loseFirstAnswer(/^POST .*\/comments$/);
    await write(page, 'I bring the cake.');
    expect(await screen.findByText('Your comment has been added.')).toBeVisible();
    await waitFor(() => expect(within(page.card).getByLabelText('Your comment')).toHaveValue(''));
    expect(await readMessages()).toHaveLength(3);
    expect(within(page.card).getAllByText('I bring the cake.')).toHaveLength(1);
  });

  it('shows it once if it is read before the answer arrives', async () => {
    const page = await openComments();
    await within(page.card).findByText('I can bring the pressure washer.');
    const network = holdAnswers(/^POST .*\/comments$/);
    await write(page, 'I bring the cake.');
    await waitFor(async () => expect(await readMessages()).toHaveLength(3));
    const body = { calendar: rowingKey, change: 'comment', event, title: 'Fine.' };
    await control('calendar-change', body);
    await openEvents(rowingKey, undefined).refresh();
    await within(page.card).findByText('Fine.');
    network.letGo();
    expect(await screen.findByText('Your comment has been added.')).toBeVisible();
    await waitFor(() =>
      expect(within(page.card).getAllByText('I bring the cake.', { selector: 'p' })).toHaveLength(
        1,
      ),
    );
  });

  it('says at the field that a comment is empty or too long', async () => {
    const page = await openComments();
    const field = await within(page.card).findByLabelText('Your comment');
    await page.user.click(within(page.card).getByRole('button', { name: 'Add comment' }));
    expect(field).toHaveAccessibleDescription(/Please fill in this field/);
    await page.user.click(field);
    await page.user.paste('x'.repeat(2001));
    await page.user.click(within(page.card).getByRole('button', { name: 'Add comment' }));
    expect(field).toBeInvalid();
    expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('keeps a text that was not sent when the card is closed', async () => {
    const page = await openCardPart(event, /^Comments/);
    await page.user.type(await within(page.card).findByLabelText('Your comment'), 'Half a tho');
    const card = await page.reopen();
    expect(await within(card).findByLabelText('Your comment')).toHaveValue('Half a tho');
  });

  it('does not bring back a text that was sent', async () => {
    const page = await openComments();
    await write(page, 'I bring the cake.');
    await screen.findByText('Your comment has been added.');
    const card = await page.reopen();
    expect(await within(card).findByLabelText('Your comment')).toHaveValue('');
  });
});

describe('own comments', () => {
  const openWithOwn = async () => {
    const page = await openComments();
    await write(page, 'First try');
    await screen.findByText('Your comment has been added.');
    return page;
  };

  it('are edited in their place, and Undo brings the old text back', async () => {
    const page = await openWithOwn();
    const { card, user } = page;
    await user.click(within(card).getByRole('button', { name: 'Edit the comment “First try”' }));
    const [field] = within(card).getAllByLabelText('Your comment');
    if (!field) throw new Error('There is no field.');
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard(', and more');
    await user.click(within(card).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your comment has been changed.')).toBeVisible();
    expect(within(card).getByText('First try, and more')).toBeVisible();
    expect(within(card).getAllByText(/edited$/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readMessages()).toContain('First try');
  });

  it('are deleted at once, and Undo brings them back', async () => {
    const page = await openWithOwn();
    const { card, user } = page;
    await user.click(within(card).getByRole('button', { name: 'Delete the comment “First try”' }));
    expect(within(card).queryByText('First try')).toBeNull();
    expect(await screen.findByText('The comment has been deleted.')).toBeVisible();
    expect(await readMessages()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(await readMessages()).toContain('First try');
  });

  it('are edited and deleted even if the answers are lost', async () => {
    const page = await openWithOwn();
    const { card, user } = page;
    loseAnswers(/^(PUT|PATCH|DELETE) /);
    await user.click(within(card).getByRole('button', { name: 'Edit the comment “First try”' }));
    const [field] = within(card).getAllByLabelText('Your comment');
    if (!field) throw new Error('There is no field.');
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.type(field, 'Second try');
    await user.click(within(card).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your comment has been changed.')).toBeVisible();
    await user.click(
      await within(card).findByRole('button', { name: 'Delete the comment “Second try”' }),
    );
    expect(await screen.findByText('The comment has been deleted.')).toBeVisible();
    expect(await readMessages()).toHaveLength(2);
  });

  it('stay if the server refuses to delete them', async () => {
    const page = await openWithOwn();
    const { card, user } = page;
    await answerNext('deleteComment', 403);
    await user.click(within(card).getByRole('button', { name: 'Delete the comment “First try”' }));
    expect(await screen.findByText(/The comment is still there\./)).toBeVisible();
    expect(await within(card).findByText('First try')).toBeVisible();
  });
});

describe('comments of others', () => {
  const washer = 'Delete the comment “I can bring the pressure washer.”';

  it('are deleted by administrators, who are asked before', async () => {
    const { card, user } = await openComments();
    await user.click(await within(card).findByRole('button', { name: washer }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The comment has been deleted.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await readMessages()).toHaveLength(1);
  });

  it('cannot be edited', async () => {
    const { card } = await openComments();
    await within(card).findByRole('button', { name: washer });
    expect(within(card).queryByRole('button', { name: /^Edit the comment/ })).toBeNull();
  });

  it('appear while the card is open, and leave what is typed alone', async () => {
    const { card, user } = await openComments();
    const field = await within(card).findByLabelText('Your comment');
    await user.type(field, 'I am typing');
    const change = { calendar: rowingKey, change: 'comment', event, title: 'Me too' };
    await control('calendar-change', change);
    // As when the visitor returns to the tab.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await within(card).findByText('Me too')).toBeVisible();
    expect(within(card).getByLabelText('Your comment')).toHaveValue('I am typing');
  });
});
