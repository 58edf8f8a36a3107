import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundledDocuments, readBundled } from '#scripts/contract/bundled-documents.ts';
import { referencePage } from '#scripts/docs/reference-page.ts';
import { writeDocs } from '#scripts/docs.ts';
import { tempFolder } from '#tests/scripts/temp-folder.ts';

it('text in a document or a script cannot close its element', () => {
  const html = referencePage({
    title: 'A & <b>',
    document: { info: '</script><script>alert(1)</script><!--' },
    redoc: 'const a = "</script>" + "<!--";',
  });
  expect(html.match(/<\/script/g)).toHaveLength(3);
  expect(html).not.toContain('<!--');
  expect(html).toContain('<title>A &#38; &#60;b&#62;</title>');
});

it('is written for every document, without external resources', () => {
  const [, ...references] = writeDocs(path.join(tempFolder(), 'docs'));
  expect(references.map((file) => path.basename(file, '.html')).sort()).toEqual(
    bundledDocuments().map(({ name }) => name),
  );
  for (const file of references) {
    const html = readFileSync(file, 'utf8');
    // Whole pages would bury the failure's message.
    const foreign = /<(script|link|img|iframe)[^>]*\s(src|href)=["']?(https?:)?\/\//.exec(
      html,
    )?.[0];
    expect(foreign).toBeUndefined();
    expect(
      /cdn\.(redoc|jsdelivr)[^"]*|unpkg\.com|fonts\.googleapis|sourceMappingURL=\w+\.\w/.exec(
        html,
      )?.[0],
    ).toBeUndefined();
    expect(/\*\*(Proposed|Specified)\.\*\* /.test(html)).toBe(true);
  }
});

it('shows the types of the hosting page, which no call uses', () => {
  const app = bundledDocuments().find(({ name }) => name === 'app');
  const { components } = readBundled(app ?? expect.fail('There is no app document.'));
  // Redoc shows these next to the operations.
  expect(components).toMatchObject({
    schemas: {
      HostSettings: expect.anything(),
      TranslationSections: expect.anything(),
      SettingsSection: expect.anything(),
      StatusMessage: expect.anything(),
    },
  });
});
