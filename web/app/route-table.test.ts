import { describe, expect, it } from 'vitest';
import { routeTable } from './route-table.ts';
import routes from './routes.ts';

interface Node {
  id?: string;
  path?: string;
  children?: Node[];
}

const screens = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.path !== undefined ? [node.id ?? ''] : []),
    ...screens(node.children ?? []),
  ]);

describe('the route table', () => {
  it('names every address of the specification once', () => {
    const paths = routeTable.filter((entry) => !entry.isExtra).map((entry) => entry.path);
    expect(paths).toHaveLength(122);
    expect(new Set(paths).size).toBe(122);
  });

  it('gives every built screen a route, and no other', () => {
    const built = routeTable.filter((entry) => entry.screen).map((entry) => entry.path);
    const lost = ['console-not-found', 'dashboard-not-found'];
    expect(screens(routes).toSorted()).toEqual([...built, ...lost].toSorted());
  });
});
