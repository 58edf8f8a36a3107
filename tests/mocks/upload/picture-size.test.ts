import { expect, it } from 'vitest';
import { tinyPicture } from '#mocks/upload/cloud-drive.ts';
import { pictureSize } from '#mocks/upload/picture-size.ts';

const bytes = (...numbers: number[]) => new Uint8Array(numbers);
/** A JPEG with a comment, Huffman tables, which look like a frame, and a frame of 300 × 200. */
const jpeg = bytes(
  ...[0xff, 0xd8],
  ...[0xff, 0xfe, 0x00, 0x04, 0x61, 0x62],
  ...[0xff, 0xc4, 0x00, 0x03, 0x00],
  ...[0xff, 0xc2, 0x00, 0x11, 0x08, 0x00, 0xc8, 0x01, 0x2c],
);

it('reads the size of a PNG', () => {
  expect(pictureSize(tinyPicture)).toEqual({ width: 1, height: 1 });
});

it('reads the size of a JPEG from its frame', () => {
  expect(pictureSize(jpeg)).toEqual({ width: 300, height: 200 });
});

it('reads a picture within a larger buffer', () => {
  const whole = new Uint8Array(jpeg.length + 3);
  whole.set(jpeg, 3);
  expect(pictureSize(whole.subarray(3))).toEqual({ width: 300, height: 200 });
});

it.each([
  ['nothing', bytes()],
  ['a text', bytes(...Buffer.from('Monday: ergometer.'))],
  ['a truncated PNG', tinyPicture.slice(0, 20)],
  ['a truncated JPEG', jpeg.slice(0, -1)],
  ['a JPEG without a frame', bytes(0xff, 0xd8, 0x00, 0x00, 0x00, 0x00)],
])('knows no size of %s', (_, picture) => expect(pictureSize(picture)).toBeUndefined());
