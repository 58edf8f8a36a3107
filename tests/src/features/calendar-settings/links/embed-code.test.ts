import { expect, it } from 'vitest';
import {
  embedAddress,
  embedCode,
  embedParts,
  wholePage,
} from '#src/features/calendar-settings/links/embed-code.ts';
import { translateBy } from '#src/i18n/i18n.ts';
import { readEmbedSwitches } from '#src/session/embed-switches.ts';
import { textsIn } from '#tests/setup/texts.ts';

const t = translateBy((await textsIn('en')).t);

const page = 'https://calendar.example/ksr0wingclubread01';
const readAddress = (address: string) => readEmbedSwitches(new URL(address).searchParams);

it('offers each part that an embedded page can leave out, and leaves out that alone', () => {
  const { title, disableSidepanel, showSidepanel, ...switches } = readAddress(page);
  const parts = embedParts(t).map(({ part }) => part);
  expect(parts.toSorted()).toEqual(Object.keys(switches).toSorted());
  for (const part of parts) {
    const address = embedAddress(page, { ...wholePage, hidden: new Set([part]) });
    expect(readAddress(address)).toEqual({ ...readAddress(page), [part]: false });
  }
});

it('closes the side panel, or takes it away', () => {
  const at = (panel: 'closed' | 'none') => readAddress(embedAddress(page, { ...wholePage, panel }));
  expect(at('closed')).toMatchObject({ showSidepanel: false, disableSidepanel: false });
  expect(at('none')).toMatchObject({ disableSidepanel: true });
});

it('cannot be broken by a calendar’s title', () => {
  const code = embedCode(`${page}?a=1&b=2`, '"><script>alert(1)</script>&lt;');
  const { body } = new DOMParser().parseFromString(code, 'text/html');
  const frame = body.querySelector('iframe');
  expect(body.querySelector('script')).toBeNull();
  expect(frame?.title).toBe('"><script>alert(1)</script>&lt;');
  expect(frame?.getAttribute('src')).toBe(`${page}?a=1&b=2`);
});
