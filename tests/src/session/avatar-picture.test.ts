import { describe, expect, it } from 'vitest';
import { avatarPicture } from '#src/session/avatar-picture.ts';

const address = 'https://pictures.example/olivia.png';

describe("a user's picture", () => {
  it('is undefined if the initial is chosen', () => {
    expect(avatarPicture({ avatar_type: 'initial', avatar_url: address })).toBeNull();
  });

  it.each(['gravatar', 'upload'] as const)('is the address for %s', (avatar_type) => {
    expect(avatarPicture({ avatar_type, avatar_url: address })).toBe(address);
  });

  it('is undefined without an address', () => {
    expect(avatarPicture({ avatar_type: 'gravatar', avatar_url: null })).toBeNull();
  });

  it('is undefined for anything but a web address', () => {
    const avatar_url = 'data:image/svg+xml,<svg/>';
    expect(avatarPicture({ avatar_type: 'gravatar', avatar_url })).toBeNull();
  });
});
