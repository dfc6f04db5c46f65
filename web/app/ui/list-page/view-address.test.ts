import { describe, expect, it } from 'vitest';
import { addressOfView, addressWithoutView, lookQueryOf, opensWith } from './view-address.ts';

const at = (query: string) => new URLSearchParams(query);

describe('the address of a view', () => {
  it('keeps filters and order, whatever their order in the address, but no page and no row', () => {
    const one = lookQueryOf(at('sort=name.asc&q=무역&page=3&id=a1&view=v1'));
    expect(one).toBe(lookQueryOf(at('q=무역&sort=name.asc')));
    expect(at(one).get('q')).toBe('무역');
    expect(at(addressOfView({ query: one, _id: 'v2' })).get('view')).toBe('v2');
    expect(lookQueryOf(at(addressOfView({ query: one, _id: 'v2' })))).toBe(one);
  });

  it('without a view stays on its tab', () => {
    expect(addressWithoutView(at('tab=company&q=무역&view=v1'))).toBe('?tab=company&view=none');
    expect(addressWithoutView(at('q=무역'))).toBe('?view=none');
  });

  it('replaces only the plain address of its own tab', () => {
    const view = { query: 'q=무역&tab=company' };
    expect(opensWith(view, at('tab=company'))).toBe(true);
    expect(opensWith(view, at(''))).toBe(false);
    expect(opensWith(view, at('tab=company&q=무역'))).toBe(false);
    expect(opensWith(view, at('tab=company&view=none'))).toBe(false);
  });
});
