import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pickCases } from '#scripts/testing/depth.ts';
import { roleKeys } from '#tests/mocks/handlers/calendar/calendar-browser.ts';
import { askAboutEntries, askAboutTalk, mayChangeColor } from './ask-server.ts';
import { openRolePage, openTargetPage, send } from './role-page.ts';
import { openTalk, type Readers, type Role, roles, talkAsOther } from './targets.ts';

/** What administrators read beside an event. */
async function readNames(id: string, list: 'comments' | 'signups'): Promise<unknown[]> {
  const answer = await send('GET', `/calendars/${roleKeys.admin}/events/${id}/${list}`);
  const { results } = await answer.json();
  return results.map((entry: { message?: string; name?: string }) => entry.message ?? entry.name);
}

const cases: readonly (readonly [Role, Readers])[] = [
  ['mixed', 'those who may change it'],
  ['read_only', 'those who may change it'],
  ['modify_from_same_link', 'those who may change it'],
  ...[...roles].toReversed().map((role) => [role, 'everybody'] as const),
];

it.each(pickCases(cases))(
  'a visitor with the role %s talks about an event of somebody else, which is for %s, if the server allows it',
  async (role, readers) => {
    const allows = await askAboutTalk(role, readers);
    const page = await openTargetPage(role, 'an event of somebody else');
    const { id, user } = page;
    await openTalk(send, id, readers);
    await page.update();
    const card = await page.openCard();
    const open = async (title: RegExp) => {
      const part = card.queryByRole('tab', { name: title });
      if (part) await user.click(part);
      if (part) await within(card.getByRole('tabpanel', { name: title })).findByRole('list');
    };
    await open(/^Comments/);
    const comment = card.queryByLabelText('Your comment');
    expect(comment !== null).toBe(allows.comment);
    if (comment) {
      await user.type(comment, 'Bon appétit');
      await user.click(card.getByRole('button', { name: 'Add comment' }));
      expect(await screen.findByText('Your comment has been added.')).toBeVisible();
    }
    await open(/^Sign-ups/);
    const name = card.queryByLabelText('Name');
    expect(name !== null).toBe(allows.signup);
    if (name) {
      await user.type(name, 'Nina{Enter}');
      expect(await screen.findByText('Nina is signed up.')).toBeVisible();
    }
    expect(await readNames(id, 'comments')).toEqual(allows.comment ? ['Bon appétit'] : []);
    expect(await readNames(id, 'signups')).toEqual(allows.signup ? ['Nina'] : []);
    expect(page.refused).toEqual([]);
  },
);

it.each(
  pickCases(
    [
      ...(['admin', 'mixed', 'add_only', 'read_only'] as const),
      ...(['modify_from_same_link as a member', 'read_only_without_details'] as const),
    ],
    1,
  ),
)(
  'a visitor with the role %s is offered to change and remove what the server lets them',
  async (role) => {
    const allows = await askAboutEntries(role);
    const page = await openTargetPage(role, 'an event of somebody else');
    const { id, user, path } = page;
    await openTalk(send, id, 'everybody');
    await talkAsOther(send, id);
    const base = `/calendars/${path.replace(/^.*\//, '')}/events/${id}`;
    await send('POST', `${base}/comments`, { message: 'Hello' });
    await send('POST', `${base}/signups`, { name: 'Nina' });
    await page.update();
    const card = await page.openCard();
    const open = async (title: RegExp) => {
      const part = card.queryByRole('tab', { name: title });
      if (!part) return null;
      await user.click(part);
      return within(await within(card.getByRole('tabpanel', { name: title })).findByRole('list'));
    };
    const comments = await open(/^Comments/);
    const offers = (list: typeof comments, name: string) =>
      (list?.queryByRole('button', { name }) ?? null) !== null;
    expect({
      changesOwn: offers(comments, 'Edit the comment “Hello”'),
      changesOthers: offers(comments, 'Edit the comment “See you”'),
      removesOwn: offers(comments, 'Delete the comment “Hello”'),
      removesOthers: offers(comments, 'Delete the comment “See you”'),
    }).toEqual(allows.comments);
    const signups = await open(/^Sign-ups/);
    expect({
      changesOwn: offers(signups, 'Edit the sign-up of Nina'),
      changesOthers: offers(signups, 'Edit the sign-up of Olaf'),
      removesOwn: offers(signups, 'Cancel sign-up: Nina'),
      removesOthers: offers(signups, 'Cancel sign-up: Olaf'),
    }).toEqual(allows.signups);
  },
);

it.each(pickCases(['admin', 'mixed', 'modify', 'read_only'] as const))(
  'a visitor with the role %s is offered to change the colors of calendars if the server allows it',
  async (role) => {
    const isAllowed = await mayChangeColor(role);
    const { user } = await openRolePage(role, 'month&date=2026-03-02');
    await user.click(await screen.findByRole('button', { name: /^Calendars and filters/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Calendars and filters' }));
    await panel.findByRole('checkbox', { name: 'Catering' });
    await waitFor(() =>
      expect(panel.queryByRole('button', { name: 'Color of Catering' }) !== null).toBe(isAllowed),
    );
  },
);
