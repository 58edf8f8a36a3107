import { describe, expect, it } from 'vitest';
import {
  addressWithEmail,
  editAddress,
  readLoginAddress,
} from '#src/features/login/login-address.ts';

const search = (text: string) => new URLSearchParams(text);

describe('the address of the login page', () => {
  it('follows a target path only if it is a path on the same origin', () => {
    expect(readLoginAddress(search('_target_path=/c/riv3rs')).targetPath).toBe('/c/riv3rs');
    expect(readLoginAddress(search('_target_path=//evil.example')).targetPath).toBeUndefined();
  });

  it('fixes the email address unless it is in edit mode', () => {
    expect(readLoginAddress(search('email=a@b.example')).isFixed).toBe(true);
    expect(readLoginAddress(search('email=a@b.example&edit=true')).isFixed).toBe(false);
    expect(readLoginAddress(search('email=a@b.example&edit=false')).isFixed).toBe(true);
    expect(readLoginAddress(search('')).isFixed).toBe(false);
  });

  it('keeps all other parameters in edit mode', () => {
    expect(editAddress(search('a=1&email=x%40y.example&a=2&edit=false'))).toBe(
      '/login?a=1&email=x%40y.example&a=2&edit=true',
    );
  });

  it('adds what was typed', () => {
    expect(addressWithEmail(search('a=1'), 'x@y.example')).toBe(
      '/login?a=1&email=x%40y.example&edit=true',
    );
    expect(addressWithEmail(search('email=x@y.example&edit=true'), '')).toBe('/login?edit=true');
    expect(addressWithEmail(search(''), '')).toBe('/login');
    expect(addressWithEmail(search('email=x%40y.example'), 'x@y.example')).toBe(
      '/login?email=x%40y.example',
    );
  });
});
