import { describe, expect, it, vi } from 'vitest';
import { forgetMailToken, keepMailToken, mailTokenFor } from '#src/session/mail-token.ts';

describe('the token of a link in a mail', () => {
  it('is kept for its own page, in this tab alone', () => {
    keepMailToken('resetPassword', 'one');
    expect(mailTokenFor('resetPassword')).toBe('one');
    expect(mailTokenFor('activate')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('gives way to that of a newer link', () => {
    keepMailToken('resetPassword', 'one');
    keepMailToken('resetPassword', 'two');
    expect(mailTokenFor('resetPassword')).toBe('two');
  });

  it('is gone once it is forgotten', () => {
    keepMailToken('resetPassword', 'one');
    forgetMailToken('resetPassword');
    expect(mailTokenFor('resetPassword')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('works as long as the page is there where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    keepMailToken('activate', 'one');
    expect(mailTokenFor('activate')).toBe('one');
    refusal.mockRestore();
    forgetMailToken('activate');
    expect(mailTokenFor('activate')).toBeUndefined();
  });
});
