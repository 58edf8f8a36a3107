import { describe, expect, it } from 'vitest';
import { cut } from '#scripts/build/cuts/cut.ts';

const library = `
class Store {
  #all = [];
  add(one) { this.#all.push(one); }
  export(format) { return format(this.#all); }
}
const load = async (name) => { return fetch(name); };
function log(text) { console.log(text); }
Store.prototype.print = function () { log(this); };
if (options.debug) log('on');
log('off');
export { Store, load };
`;

describe('cuts', () => {
  it('replace the bodies of functions and methods, however they are declared', () => {
    const bodies = {
      'Store.export': '',
      load: 'return null;',
      log: '',
      'Store.prototype.print': '',
    };
    const less = cut(library, { bodies });
    expect(less).toContain('export(format) {}');
    expect(less).toContain('const load = async (name) => {return null;};');
    expect(less).toContain('function log(text) {}');
    expect(less).toContain('Store.prototype.print = function () {};');
    expect(less).toContain('add(one) { this.#all.push(one); }');
  });

  it('remove call statements and other code', () => {
    const less = cut(library, {
      calls: ['log', 'console.log'],
      code: [{ find: /\boptions\.debug\b/g, by: 'false' }],
    });
    expect(less).not.toContain("log('off')");
    expect(less).toContain('function log(text) { ; }');
    expect(less).toContain('if (false)');
  });

  it('fail if a library has changed', () => {
    expect(() => cut(library, { bodies: { 'Store.import': '' } })).toThrow('no Store.import');
    expect(() => cut(library, { calls: ['warn'] })).toThrow('no warn');
    expect(() => cut(library, { code: [{ find: /options\.trace/, by: '' }] })).toThrow('trace');
  });
});
