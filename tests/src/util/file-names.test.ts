import { expect, it } from 'vitest';
import { cutFileName, shownFileName, withoutDirectionMarks } from '#src/util/file-names.ts';

it.each([
  ['plan.pdf', 'plan.pdf'],
  // Would look like "photoexe.jpg".
  ['photo\u202egpj.exe', 'photogpj.exe'],
  ['\u2067photo\u2069\u200f.exe', 'photo.exe'],
  // The ending stays at the end, however the name before it is written.
  ['תמונה.exe', '\u2068תמונה\u2069\u2066.exe\u2069'],
  ['صورة', '\u2068صورة\u2069'],
])('the file name %j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

it('a file is saved without what turns the direction of its name', () => {
  expect(withoutDirectionMarks('photo\u202egpj.exe')).toBe('photogpj.exe');
});

it.each([
  ['plan.pdf', 8, 'plan.pdf'],
  ['regatta.pdf', 8, 'rega.pdf'],
  ['regatta 👨‍👩‍👧.pdf', 15, 'regatta .pdf'],
  ['a.very long ending', 5, 'a.ver'],
])('the file name %j keeps its ending in %i units', (name, longest, cut) => {
  expect(cutFileName(name, longest)).toBe(cut);
});
