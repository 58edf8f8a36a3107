import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdCalls } from '#tests/setup/held-calls.ts';
import { answerNext } from '#tests/setup/mock-controls.ts';
import { openPage } from '#tests/setup/open-page.tsx';
import { recordRequests } from '#tests/setup/sent-requests.ts';

const open = (query = '', as = 'admin@example.com') =>
  openPage(`/admintool96/domains${query}`, { as });
const table = () => screen.findByRole('table', { name: 'Search results' });

describe('the trusted domains', () => {
  it('are requested by page, order and state, with no state by default', async () => {
    const { user } = await open('?valid=-1&pageLimit=25&query=example');
    await table();
    const sent = recordRequests(/^GET .*trusted-domains$/);
    await user.click(screen.getByRole('link', { name: 'Sort by Source' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('State'), 'Not proven');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ call }) => call)).toEqual([
      'GET /admintool96/trusted-domains?query=example&offset=0&limit=25&sort=source_id&order=asc',
      'GET /admintool96/trusted-domains?query=example&offset=0&limit=25&valid=0&sort=source_id&order=asc',
    ]);
    await waitFor(async () =>
      expect(within(await table()).getAllByText('Not proven')).toHaveLength(
        within(await table()).getAllByRole('row').length - 1,
      ),
    );
  });

  it('show who proved a domain, and the source of the trust', async () => {
    await open('?query=riverside.example');
    const row = within(await table()).getByRole('row', { name: /riverside\.example/ });
    expect(row).toHaveTextContent('dns');
    expect(within(row).getByRole('link', { name: 'Olivia Owner' })).toHaveAttribute(
      'href',
      '/admintool96/users/1',
    );
  });

  it('are added in the form that servers use', async () => {
    const { user } = await open('?query=xn--');
    await screen.findByRole('heading', { name: 'Trusted domains' });
    const sent = recordRequests();
    await user.click(screen.getByRole('button', { name: 'Trust a domain…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Trust a domain' });
    const field = within(dialog).getByLabelText('Domain');
    await user.type(field, 'Köln-Rudern.example');
    expect(within(dialog).getByText('Kept as xn--kln-rudern-ecb.example')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('xn--kln-rudern-ecb.example is trusted.')).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /kln-rudern/ })).toBeVisible();
    expect(sent[0]).toMatchObject({
      call: 'PUT /admintool96/trusted-domains',
      body: { domain: 'Köln-Rudern.example' },
    });
  });

  it('that were just added can be removed again', async () => {
    const { user } = await open('?query=rowing');
    await screen.findByRole('heading', { name: 'Trusted domains' });
    const add = async (domain: string) => {
      await user.click(screen.getByRole('button', { name: 'Trust a domain…' }));
      const dialog = await screen.findByRole('dialog', { name: 'Trust a domain' });
      await user.type(within(dialog).getByLabelText('Domain'), `${domain}{Enter}`);
    };
    const sent = recordRequests();
    await add('Rowing.example');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(await screen.findByText('No domain found')).toBeVisible();
    expect(sent.map(({ call }) => call)).toEqual([
      'PUT /admintool96/trusted-domains',
      'DELETE /admintool96/trusted-domains?domain=rowing.example',
    ]);

    // Removing a domain that was there before would not restore anything.
    await add('riverside.example');
    expect(
      await screen.findByText('riverside.example was in the list already, and is trusted.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('are found by the name that people write, and show the punycode as well', async () => {
    await open('?query=Győr-1062');
    const name = within(await table()).getByRole('rowheader');
    expect(name).toHaveTextContent('győr-1062.example xn--gyr-1062-2sb.example');
    expect(within(name).getByText('győr-1062')).toBeVisible();
  });

  it('are trusted in their row at once, until that fails', async () => {
    const { user } = await open('?valid=0&pageLimit=5');
    const row = async () => within(within(await table()).getAllByRole('row')[1] as HTMLElement);
    const trust = (await row()).getByRole('button', { name: /^Trust / });
    await answerNext('trustDomain', 500);
    const network = holdCalls(/^PUT/);
    const sent = recordRequests();
    await user.click(trust);
    await waitFor(async () => expect((await row()).queryByText('Not proven')).toBeNull());
    network.letGo();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Something went wrong ?The request failed on our side\. Please try again\. ?internal_error/,
    );
    expect((await row()).getByText('Not proven')).toBeVisible();
    expect(sent).toMatchObject([{ body: { domain: trust.getAttribute('aria-label')?.slice(6) } }]);
  });

  it('warn about public mail hosts, which are trusted only after typing the domain again', async () => {
    const { user, calls } = await open();
    await table();
    await user.click(screen.getByRole('button', { name: 'Trust a domain…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Trust a domain' });
    // Screen readers announce changes of a region that they know already.
    const announced = within(dialog).getByRole('status');
    expect(announced).toBeEmptyDOMElement();
    await user.type(within(dialog).getByLabelText('Domain'), 'GMail.com');
    expect(announced).toBeVisible();
    expect(announced).toHaveTextContent(/Anyone can have an address at gmail\.com/);
    await user.keyboard('{Enter}');
    expect(within(dialog).getByLabelText('Type “gmail.com” to confirm')).toBeRequired();
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  it('explain in the dialog why a domain was refused', async () => {
    const { user } = await open();
    await table();
    await user.click(screen.getByRole('button', { name: 'Trust a domain…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Trust a domain' });
    await user.type(within(dialog).getByLabelText('Domain'), '-x.example{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^.+ ?domain: .+$/);
  });

  it('are removed only after typing the domain', async () => {
    const { user } = await open('?query=riverside.example');
    await table();
    const sent = recordRequests();
    await user.click(screen.getByRole('button', { name: 'Remove riverside.example' }));
    const dialog = await screen.findByRole('alertdialog', { name: /riverside\.example/ });
    const act = within(dialog).getByRole('button', { name: 'Remove domain' });
    await user.click(act);
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByRole('textbox'), 'riverside.example');
    await user.click(act);
    expect(await screen.findByText('riverside.example is no longer trusted.')).toBeVisible();
    expect(sent[0]).toMatchObject({
      call: 'DELETE /admintool96/trusted-domains?domain=riverside.example',
    });
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: 'Remove riverside.example' }),
      ).not.toBeInTheDocument(),
    );
  });

  it('are kept if the removal fails, with the error in the dialog', async () => {
    const { user } = await open('?query=riverside.example');
    await table();
    await answerNext('deleteTrustedDomain', 500);
    await user.click(screen.getByRole('button', { name: 'Remove riverside.example' }));
    const dialog = await screen.findByRole('alertdialog', { name: /riverside\.example/ });
    await user.type(within(dialog).getByRole('textbox'), 'riverside.example{Enter}');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^Something went wrong ?The request failed on our side\. Please try again\. internal_error$/,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Remove riverside.example' })).toBeVisible();
  });

  it('show admin-only actions as disabled for others', async () => {
    await open('', 'support@example.com');
    await table();
    const add = screen.getByRole('button', { name: 'Trust a domain…' });
    expect(add).toHaveAccessibleDescription('Only admins may do this.');
  });

  it('can be reloaded after an error', async () => {
    const page = await open('?query=riverside.example');
    await table();
    await answerNext('listTrustedDomains', 500);
    await page.router.navigate('/admintool96/domains');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });
});
