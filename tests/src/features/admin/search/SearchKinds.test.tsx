import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';

const kinds = () => within(screen.getByRole('navigation', { name: 'What to search' }));
const kind = (name: string) => kinds().getByRole('link', { name: new RegExp(`^${name}`) });

describe('the kinds of records', () => {
  it('say how many each has for the text', async () => {
    await openPage('/admintool96?query=hugo', { as: 'support@example.com' });
    await waitFor(() => expect(kind('Users')).toHaveTextContent(/^Users\d+$/));
    await waitFor(() => expect(kind('Calendars')).toHaveTextContent(/^Calendars\d+$/));
    expect(kind('Newsletter')).toHaveTextContent(/^Newsletter\d+$/);
  });

  it('stay usable without the number of a kind that could not be counted', async () => {
    const { router } = await openPage('/admintool96?query=hugo', { as: 'support@example.com' });
    await waitFor(() => expect(kind('Users')).toHaveTextContent(/^Users\d+$/));
    await answerNext('searchUsers', 500);
    await act(() => router.navigate('/admintool96?query=riv3rs'));
    await waitFor(() => expect(kind('Calendars')).toHaveTextContent('Calendars1'));
    await waitFor(() => expect(kind('Users')).toHaveTextContent(/^Users$/));
  });
});
