import { describe, expect, it } from 'vitest';
import { readEmbedSwitches } from '#src/session/embed-switches.ts';

const read = (search: string) => readEmbedSwitches(new URLSearchParams(search));

describe('the switches of an embedding site', () => {
  it('show everything by default, under the calendar’s own title', () => {
    const { title, disableSidepanel, ...parts } = read('');
    expect(title).toBeNull();
    expect(disableSidepanel).toBe(false);
    expect(Object.values(parts)).not.toContain(false);
  });

  it.each(Object.keys(read('')).filter((name) => name.startsWith('show')))(
    'leave out one part with %s=0, and nothing with any other value',
    (name) => {
      expect(read(`${name}=0`)).toEqual({ ...read(''), [name]: false });
      expect(read(`${name}=1`)).toEqual(read(''));
      expect(read(`${name}=`)).toEqual(read(''));
      expect(read(`${name}=false`)).toEqual(read(''));
    },
  );

  it('take the side panel away only with disableSidepanel=1', () => {
    expect(read('disableSidepanel=1').disableSidepanel).toBe(true);
    expect(read('disableSidepanel=0').disableSidepanel).toBe(false);
  });

  it('take any title that has a letter, as long as a calendar’s own can be', () => {
    expect(read('title=%20Club%20%26%20friends%20').title).toBe('Club & friends');
    expect(read('title=').title).toBeNull();
    expect(read('title=%20').title).toBeNull();
    expect(read(`title=${'x'.repeat(5000)}`).title).toBe('x'.repeat(120));
  });
});
