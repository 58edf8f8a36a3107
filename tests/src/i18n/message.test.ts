import { describe, expect, it } from 'vitest';
import { translateBy } from '#src/i18n/i18n.ts';
import { englishText, message, messageText } from '#src/i18n/message.ts';
import { textsIn } from '#tests/setup/texts.ts';

const loggedOut = message('account:%name% is logged out.', { name: 'iPad' });
const ownWords = 'The server’s own words: %name%';

describe('a message', () => {
  it('is English in logs, with its values', () => {
    expect(englishText(message('common:Saved'))).toBe('Saved');
    expect(englishText(loggedOut)).toBe('iPad is logged out.');
    expect(englishText(ownWords)).toBe(ownWords);
  });

  it('keeps a placeholder without a value', () => {
    const unfilled = { key: 'account:%name% is logged out.', values: {} } as const;
    expect(englishText(unfilled)).toBe('%name% is logged out.');
  });

  it('is shown in the page’s language', async () => {
    const { t } = await textsIn('de', {
      'account:%name% is logged out.': '%name% ist abgemeldet.',
    });
    expect(messageText(translateBy(t), loggedOut)).toBe('iPad ist abgemeldet.');
    expect(messageText(translateBy(t), ownWords)).toBe(ownWords);
  });
});
