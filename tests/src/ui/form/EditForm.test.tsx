import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { EditForm } from '#src/ui/form/EditForm.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { RadioField } from '#src/ui/form/RadioField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextareaField } from '#src/ui/form/TextareaField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { renderInKit } from '#tests/setup/render-in-kit.tsx';

const profile = {
  name: 'Olivia',
  about: '',
  language: 'en',
  use24h: false,
  news: true,
  budget: 125_000 as number | null,
};

type Profile = typeof profile;

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];

const hours = [
  { value: false, label: '12 hours' },
  { value: true, label: '24 hours' },
];

interface Server {
  sent: Partial<Profile>[];
  /** The answer to a submit. */
  answer: (outcome: 'saved' | 'refused', fresh?: Partial<Profile>) => void;
  /** Other values from the server. */
  refresh: (fresh: Partial<Profile>) => void;
}

/** A profile form on a page with another page next to it, and its server. */
async function showProfile() {
  const server = { sent: [] } as unknown as Server;
  function ProfilePage() {
    const [initial, setInitial] = useState(profile);
    const [pending, setPending] = useState(false);
    const [refused, setRefused] = useState(false);
    server.refresh = (fresh) => act(() => setInitial((known) => ({ ...known, ...fresh })));
    server.answer = (outcome, fresh = server.sent.at(-1)) =>
      act(() => {
        setPending(false);
        setRefused(outcome === 'refused');
        if (outcome === 'saved') setInitial((known) => ({ ...known, ...fresh }));
      });
    return (
      <>
        <EditForm
          initial={initial}
          limits={{ about: { maxLength: 20 } }}
          pending={pending}
          error={refused ? { title: 'Not now', message: 'Try again later.', details: [] } : null}
          onSubmit={(changed) => {
            server.sent.push(changed);
            setPending(true);
          }}
        >
          {(field) => (
            <>
              <TextField {...field('name')} label="Name" required />
              <TextareaField {...field('about')} label="About" />
              <SelectField {...field('language')} label="Language" options={languages} />
              <RadioField {...field('use24h')} label="Times" options={hours} />
              <CheckboxField {...field('news')} label="News" />
              <MoneyField {...field('budget')} label="Budget" currency="EUR" />
            </>
          )}
        </EditForm>
        <Link to="/elsewhere">Elsewhere</Link>
        <Link to="?tab=2">Other tab</Link>
      </>
    );
  }
  const router = createMemoryRouter([
    { path: '/', Component: ProfilePage },
    { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
  ]);
  const view = await renderInKit(<RouterProvider router={router} />);
  return { ...view, server, router };
}

const name = () => screen.getByLabelText('Name');
/** The form's own status; the counter above it is a different one. */
const outcome = () => screen.getAllByRole('status').at(-1);
const save = () => screen.getByRole('button', { name: 'Save changes' });

async function changeAll({ user }: Awaited<ReturnType<typeof showProfile>>): Promise<void> {
  await user.type(name(), ' Owner');
  await user.type(screen.getByLabelText('About'), 'Rower');
  await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
  await user.click(screen.getByLabelText('24 hours'));
  await user.click(screen.getByLabelText('News'));
  await user.clear(screen.getByLabelText('Budget'));
  await user.type(screen.getByLabelText('Budget'), '19.5');
}

describe('an edit form', () => {
  it('sends only the changes', async () => {
    const { user, server } = await showProfile();
    await user.click(screen.getByLabelText('News'));
    await user.type(name(), 'x{Backspace}');
    await user.click(save());
    expect(server.sent).toEqual([{ news: false }]);
  });

  it('detects changes of every kind of field', async () => {
    const page = await showProfile();
    await changeAll(page);
    await page.user.click(save());
    expect(page.server.sent).toEqual([
      {
        name: 'Olivia Owner',
        about: 'Rower',
        language: 'de',
        use24h: true,
        news: false,
        budget: 1950,
      },
    ]);
  });

  it('can be saved only if something has changed', async () => {
    const { user, server } = await showProfile();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
    expect(save()).toHaveAttribute('aria-busy', 'false');
    expect(save()).toHaveAccessibleDescription('Nothing has changed.');
    await user.click(save());
    await user.type(name(), '{Enter}');
    expect(server.sent).toEqual([]);
    await user.type(name(), '!');
    expect(save()).toHaveAttribute('aria-disabled', 'false');
    expect(save()).not.toHaveAccessibleDescription();
    await user.type(name(), '{Backspace}');
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('explains text that is no value, although its field still counts as empty', async () => {
    const { user, server } = await showProfile();
    await user.clear(screen.getByLabelText('Budget'));
    await user.click(save());
    server.answer('saved');
    await waitFor(() => expect(outcome()).toHaveTextContent('Saved'));
    await user.type(screen.getByLabelText('Budget'), 'plenty');
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Budget')).toBeInvalid());
    expect(server.sent).toHaveLength(1);
  });

  it('says what is saved and what is not', async () => {
    const { user, server } = await showProfile();
    await user.type(name(), '!');
    expect(outcome()).toHaveTextContent('Unsaved changes');
    await user.click(save());
    server.answer('saved');
    await waitFor(() => expect(outcome()).toHaveTextContent('Saved'));
    await user.type(name(), '!');
    expect(outcome()).toHaveTextContent('Unsaved changes');
    await user.type(name(), '{Backspace}');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });

  it('keeps what was typed if it is refused, and sends it again', async () => {
    const { user, server } = await showProfile();
    await user.type(name(), '!');
    await user.click(save());
    server.answer('refused');
    expect(screen.getByRole('alert')).toHaveTextContent('Not now');
    expect(name()).toHaveValue('Olivia!');
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeVisible();
    await user.click(save());
    expect(server.sent).toEqual([{ name: 'Olivia!' }, { name: 'Olivia!' }]);
  });

  it('discards all changes and updates everything that depends on them', async () => {
    const page = await showProfile();
    await changeAll(page);
    expect(screen.getByText('5 of 20 characters')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(name()).toHaveValue('Olivia');
    expect(screen.getByText('0 of 20 characters')).toBeVisible();
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('English');
    expect(screen.getByLabelText('12 hours')).toBeChecked();
    expect(screen.getByLabelText('News')).toBeChecked();
    expect(screen.getByLabelText('Budget')).toHaveValue('1,250.00');
    await waitFor(() => expect(save()).toHaveFocus());
    expect(outcome()).toBeEmptyDOMElement();
  });

  it('shows the saved values as the server returns them', async () => {
    const { user, server } = await showProfile();
    await user.clear(name());
    await user.type(name(), 'olivia OWNER');
    await user.click(save());
    server.answer('saved', { name: 'Olivia Owner' });
    await waitFor(() => expect(name()).toHaveValue('Olivia Owner'));
    expect(outcome()).toHaveTextContent('Saved');
  });

  it('updates to fresh values, except for edited fields', async () => {
    const { user, server } = await showProfile();
    await user.type(name(), '!');
    server.refresh({ name: 'Other', language: 'de', budget: 7 });
    expect(name()).toHaveValue('Olivia!');
    expect(screen.getByLabelText('Language')).toHaveDisplayValue('Deutsch');
    expect(screen.getByLabelText('Budget')).toHaveValue('0.07');
    await user.click(save());
    expect(server.sent).toEqual([{ name: 'Olivia!' }]);
  });
});

describe('leaving a page with unsaved changes', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

  it('asks for confirmation and can be canceled', async () => {
    const { user } = await showProfile();
    await user.type(name(), '!');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await question()).toHaveAccessibleDescription('Your changes on this page will be lost.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(name()).toHaveValue('Olivia!');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await question();
    await user.click(screen.getByRole('button', { name: 'Leave page' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('does not ask if the form stays, without changes, or once they are saved', async () => {
    const { user, server } = await showProfile();
    await user.type(name(), '!');
    await user.click(screen.getByRole('link', { name: 'Other tab' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(save());
    server.answer('saved');
    await waitFor(() => expect(outcome()).toHaveTextContent('Saved'));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('makes the browser ask if the page is unloaded', async () => {
    const { user } = await showProfile();
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(false);
    await user.type(name(), '!');
    expect(unload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(unload()).toBe(false);
  });
});
