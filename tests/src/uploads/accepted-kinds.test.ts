import { expect, test } from 'vitest';
import { kindError } from '#src/uploads/accepted-kinds.ts';

const photo = { name: 'Boat.JPG', type: 'image/jpeg' };
const plan = { name: 'plan.pdf', type: 'application/pdf' };

test.each([
  ['everything', undefined, photo, true],
  ['everything', '', photo, true],
  ['pictures', 'image/*', photo, true],
  ['pictures', 'image/*', plan, false],
  ['two types', 'image/png, image/jpeg', photo, true],
  ['two types', 'image/png, image/jpeg', plan, false],
  ['an extension in any case', '.jpg', photo, true],
  ['an extension', '.jpg', plan, false],
  ['pictures, though the browser does not know the type', 'image/*', { name: 'a', type: '' }, true],
])('where %s can be uploaded (%s), %o is accepted: %s', (_what, accept, file, isAccepted) => {
  expect(kindError(file, accept) === null).toBe(isAccepted);
});
