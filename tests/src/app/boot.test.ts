import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import document_ from '#generated/app/document.json' with { type: 'json' };
import { boot } from '#src/app/boot.ts';
import { showStartFailure } from '#src/app/start-failure.ts';

const example = document_.components.schemas.HostSettings.examples[0];

function page(blocks: { settings?: string; messages?: string }): Document {
  const hosting = document.implementation.createHTMLDocument();
  for (const [name, text] of Object.entries(blocks)) {
    const block = hosting.createElement('script');
    block.type = 'application/json';
    block.id = `app-${name}`;
    block.textContent = text;
    hosting.head.append(block);
  }
  return hosting;
}

async function failureShown(blocks: Parameters<typeof page>[0]): Promise<HTMLElement> {
  const root = document.body.appendChild(document.createElement('div'));
  await boot(page(blocks)).catch((error: unknown) => showStartFailure(root, error));
  return screen.getByRole('alert');
}

afterEach(() => document.body.replaceChildren());

describe('the start', () => {
  it('shows every settings error in one message', async () => {
    const broken = { ...example, baseUrl: 7, appTitle: '' };
    const alert = await failureShown({ settings: JSON.stringify(broken) });
    expect(alert).toHaveTextContent('This page could not start');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^appTitle must match pattern/),
      'baseUrl must be string',
    ]);
  });

  it('shows the errors of both blocks together', async () => {
    const broken = { ...example, appTitle: '', baseUrl: '/other' };
    await failureShown({ settings: JSON.stringify(broken), messages: '[]' });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it.each(['/other', 'https://elsewhere.example/calendar'])(
    'reports a page outside the base %s',
    async (baseUrl) => {
      const alert = await failureShown({ settings: JSON.stringify({ ...example, baseUrl }) });
      expect(alert).toHaveTextContent(`baseUrl "${baseUrl}" does not contain this page`);
    },
  );

  it('reports a page without settings', async () => {
    expect(await failureShown({})).toHaveTextContent('"app-settings" is missing');
  });

  it.each(['{', '[]', '{"login_en": {"login:Log in": 1}}', '{"login_en": "x"}', 'null'])(
    'reports messages that are %s instead of translation sections',
    async (messages) => {
      const alert = await failureShown({ settings: JSON.stringify(example), messages });
      expect(alert).toHaveTextContent(
        'The block "app-messages" is not a JSON object of translation sections.',
      );
    },
  );

  it('escapes names in a broken setting', async () => {
    const broken = { ...example, language: '<img src=x onerror=alert(1)>' };
    const alert = await failureShown({ settings: JSON.stringify(broken) });
    expect(alert.querySelector('img')).toBeNull();
  });

  it('suggests a reload after any other error', () => {
    showStartFailure(document.body, new Error('a bug'));
    expect(screen.getByRole('alert')).toHaveTextContent('Reload the page to try again');
  });
});
