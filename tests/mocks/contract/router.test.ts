import { describe, expect, it } from 'vitest';
import { createRouter } from '#mocks/contract/router.ts';

const route = createRouter(
  [
    ['GET', '/items'],
    ['POST', '/items'],
    ['GET', '/items/{id}'],
    ['GET', '/items/special'],
    ['POST', '/items/{id}/reset'],
    ['POST', '/items/special/{status}'],
    ['DELETE', '/items/{id}'],
    ['GET', '/store/'],
  ].map(([method = '', path = '']) => ({ method, path })),
);

function found(method: string, path: string) {
  const match = route(method, path);
  return match.kind === 'found' ? [match.route.path, match.parameters] : match;
}

describe('the router', () => {
  it('finds a literal path by its method', () => {
    expect(found('POST', '/items')).toEqual(['/items', {}]);
  });

  it('prefers a literal segment to a parameter', () => {
    expect(found('GET', '/items/special')).toEqual(['/items/special', {}]);
    expect(found('GET', '/items/7')).toEqual(['/items/{id}', { id: '7' }]);
    expect(found('POST', '/items/special/reset')).toEqual([
      '/items/special/{status}',
      { status: 'reset' },
    ]);
  });

  it('falls back to the parameter if the literal path lacks the method', () => {
    expect(found('DELETE', '/items/special')).toEqual(['/items/{id}', { id: 'special' }]);
  });

  it('decodes parameters', () => {
    expect(found('GET', '/items/a%20b%2Fc')).toEqual(['/items/{id}', { id: 'a b/c' }]);
  });

  it('does not match an empty segment to a parameter', () => {
    expect(route('GET', '/items/')).toEqual({ kind: 'unknown-path' });
    expect(route('POST', '/items//reset')).toEqual({ kind: 'unknown-path' });
  });

  it('treats a trailing slash as part of the path', () => {
    expect(found('GET', '/store/')).toEqual(['/store/', {}]);
    expect(route('GET', '/store')).toEqual({ kind: 'unknown-path' });
  });

  it('answers HEAD like GET', () => {
    expect(found('HEAD', '/items')).toEqual(['/items', {}]);
  });

  it('does not answer HEAD if GET would change something', () => {
    const changing = createRouter([{ method: 'GET', path: '/logout', changesState: true }]);
    expect(changing('GET', '/logout')).toMatchObject({ kind: 'found' });
    expect(changing('HEAD', '/logout')).toEqual({ kind: 'wrong-method', allowed: ['GET'] });
  });

  it('distinguishes an unknown method from an unknown path', () => {
    expect(route('PUT', '/items')).toEqual({
      kind: 'wrong-method',
      allowed: ['GET', 'HEAD', 'POST'],
    });
    expect(route('GET', '/nothing')).toEqual({ kind: 'unknown-path' });
  });

  it('reports a malformed percent-escape', () => {
    expect(route('GET', '/items/%zz')).toEqual({ kind: 'malformed' });
    expect(route('GET', '/items/%ff')).toEqual({ kind: 'malformed' });
  });

  it('refuses two operations at the same place', () => {
    const twice = { method: 'GET', path: '/a' };
    expect(() => createRouter([twice, twice])).toThrow('GET /a is documented twice.');
  });
});
