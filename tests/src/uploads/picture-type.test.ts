import { expect, test } from 'vitest';
import { pictureType } from '#src/uploads/picture-type.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0];

function file(content: readonly number[] | string, name: string, type: string): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, {
    type,
  });
}

test('a picture is recognized by its content, whatever its name', async () => {
  expect(await pictureType(file(png, 'photo.svg', ''))).toBe('image/png');
  expect(await pictureType(file(jpeg, 'photo.txt', 'text/plain'))).toBe('image/jpeg');
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml'],
  ['an SVG named as a PNG', '<?xml version="1.0"?><svg/>', 'a.png', 'image/png'],
  ['a GIF', 'GIF89a', 'a.gif', 'image/gif'],
  ['a text', 'hello', 'a.jpg', 'image/jpeg'],
  ['nothing', '', 'a.png', 'image/png'],
  ['a truncated PNG', [0x89, 0x50, 0x4e], 'a.png', 'image/png'],
])('%s is refused', async (_what, content, name, type) => {
  await expect(pictureType(file(content, name, type))).rejects.toMatchObject({
    message: 'Please upload a .jpg or .png image file.',
    kind: 'refused',
  });
});
