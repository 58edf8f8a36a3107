import { describe, expect, it, vi } from 'vitest';
import { forgetMailToken, keepMailToken, mailTokenFor } from '#src/session/mail-token.ts';

describe('the token of a mailed link', () => {
  it('is stored for its own page, in this tab only', () => {
    keepMailToken('resetPassword', 'one');
    expect(mailTokenFor('resetPassword')).toBe('one');
    expect(mailTokenFor('activate')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('is replaced by that of a newer link', () => {
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

  it('lasts as long as the page if the browser refuses storage', () => {
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
