import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

it.each(['/ksr0wingclubmain01', '/c/riv3rs'])(
  'the password of %s opens that address',
  async (address) => {
    const { router, user } = await openPage('/user/security', { as: 'member@example.com' });
    await answerNext('getCalendar', 401, 'calendar_password_required');
    await act(() => router.navigate(address));
    const sent = recordRequests();
    await user.type(await screen.findByLabelText('Password'), 'oarsmen');
    await answerNext('openProtectedCalendar', 422, 'calendar_password_wrong');
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    expect(await screen.findByLabelText('Password')).toBeInvalid();
    const last = sent.findLast(({ call }) => call.endsWith('/session'));
    expect(last?.call).toBe(`POST /calendars/${address.split('/').at(-1)}/session`);
  },
);
