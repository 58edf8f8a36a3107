import { describe, expect, it } from 'vitest';
import { dataBlock } from '#scripts/conformance/flows/data-block.ts';

describe('dataBlock', () => {
  it.each([
    ['<script type="application/json" id="app-settings">{"a":1}</script>', '{"a":1}'],
    ["<script id='app-settings' type='application/json'>{}</script>", '{}'],
    ['<script id=app-settings>1</script>', '1'],
    ['<script id="app-settings-old">1</script>', undefined],
    ['<div id="app-settings">1</div>', undefined],
  ])('extracts from %s: %s', (html, text) => {
    expect(dataBlock(html, 'app-settings')).toBe(text);
  });
});
