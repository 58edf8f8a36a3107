import { describe, expect, it } from 'vitest';
import { driveFile, driveFolder, tinyPicture } from '#mocks/upload/cloud-drive.ts';

const names = (path: string, accept?: string[]) =>
  driveFolder(path, accept)?.map(({ name }) => name);

describe('a folder of the drive', () => {
  it('has its files and folders, not those within them', () => {
    expect(names('/')).toEqual(['Regatta', 'rowing-team.png', 'training-plan.txt']);
    expect(names('/Regatta/')).toEqual(['finish.png', 'start.png']);
  });

  it('is found without its last slash, too', () => {
    expect(names('/Regatta')).toEqual(names('/Regatta/'));
  });

  it('does not exist', () => {
    expect(driveFolder('/Training/')).toBeUndefined();
    expect(driveFolder('/rowing-team.png')).toBeUndefined();
  });

  it('describes its entries', () => {
    expect(driveFolder('/')?.slice(0, 2)).toEqual([
      { name: 'Regatta', path: '/Regatta/', folder: true },
      {
        name: 'rowing-team.png',
        path: '/rowing-team.png',
        folder: false,
        mimetype: 'image/png',
        size: tinyPicture.byteLength,
      },
    ]);
  });

  it.each([
    [['image/*'], ['Regatta', 'rowing-team.png']],
    [['text/plain'], ['Regatta', 'training-plan.txt']],
    [
      ['.txt', '.png'],
      ['Regatta', 'rowing-team.png', 'training-plan.txt'],
    ],
    [['*'], ['Regatta', 'rowing-team.png', 'training-plan.txt']],
    [['video/*', '.pdf'], ['Regatta']],
    [[], ['Regatta']],
  ])('shows files that fit %j, and all folders', (accept, shown) => {
    expect(names('/', accept)).toEqual(shown);
  });
});

describe('a file of the drive', () => {
  it('is found by its path', () => {
    expect(driveFile('/Regatta/start.png')).toEqual({
      name: 'start.png',
      mimetype: 'image/png',
      bytes: tinyPicture,
    });
  });

  it('is no folder, and nothing unknown', () => {
    expect(driveFile('/Regatta/')).toBeUndefined();
    expect(driveFile('/start.png')).toBeUndefined();
  });
});
