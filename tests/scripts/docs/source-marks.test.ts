import { expect, it } from 'vitest';
import { withSourceMarks } from '#scripts/docs/source-marks.ts';

it('starts the description of every marked part with its mark', () => {
  const document = {
    paths: {
      '/news': {
        get: { operationId: 'listNews', 'x-source': 'proposed', description: 'All news.' },
      },
    },
    components: {
      schemas: { News: { 'x-source': 'specified', type: 'object' }, Plain: { type: 'string' } },
    },
  };
  const before = structuredClone(document);

  expect(withSourceMarks(document)).toEqual({
    paths: {
      '/news': {
        get: {
          operationId: 'listNews',
          'x-source': 'proposed',
          description: '**Proposed.** All news.',
          'x-badges': [{ name: 'Proposed', color: expect.any(String) }],
        },
      },
    },
    components: {
      schemas: {
        News: { 'x-source': 'specified', type: 'object', description: '**Specified.**' },
        Plain: { type: 'string' },
      },
    },
  });
  expect(document).toEqual(before);
});
