import path from 'node:path';
import SpectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import * as Parsers from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { bundledDocuments, readBundled } from '#scripts/contract/bundled-documents.ts';
import { root } from '#scripts/process/tool.ts';

const ruleset: RulesetDefinition = {
  // The exported type of a ruleset does not match the type that the API expects.
  extends: [oas as unknown as RulesetDefinition],
  overrides: [
    {
      // The hosting page and its host use these outside of calls, which Spectral does not check.
      files: ['HostSettings', 'HostingManifest', 'SettingsSection', 'StatusMessage'].map(
        (name) => `**/*.json#/components/schemas/${name}`,
      ),
      rules: { 'oas3-unused-component': 'off' },
    },
    {
      // The slash is part of the provider's address: its SDK calls `/store/`.
      files: ['**/*.json#/paths/~1store~1'],
      rules: { 'path-keys-no-trailing-slash': 'off' },
    },
  ],
};

it.each(bundledDocuments())('Spectral finds no violations in $name', async (document) => {
  const { tags = [], ...root } = readBundled(document) as { tags?: unknown[] };
  // One deliberate violation: silence alone would not prove that the document is checked.
  const text = JSON.stringify({ ...root, tags: [...tags, { name: 1 }] });
  expect(await complaints(text, document.file)).toEqual([
    expect.stringMatching(new RegExp(`^oas3-schema at tags/${tags.length}/name: `)),
  ]);
});

async function complaints(text: string, file: string): Promise<string[]> {
  // A CommonJS package, whose classes Node cannot import by name.
  const { Spectral, Document, Ruleset } = SpectralCore;
  const spectral = new Spectral();
  // Overrides are relative to the ruleset's file.
  spectral.setRuleset(new Ruleset(ruleset, { source: path.join(root, 'rules.js') }));
  const results = await spectral.run(new Document(text, Parsers.Json, file));
  return results.map(
    ({ code, path: place, message }) => `${code} at ${place.join('/')}: ${message}`,
  );
}
