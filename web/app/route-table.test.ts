import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routeTable } from './route-table.ts';
import routes from './routes.ts';
import ApprovalsRoute from './routes/console/approvals.tsx';

interface Node {
  id?: string;
  path?: string;
  children?: Node[];
}

const AREAS = ['dashboard', 'console'];

const screens = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.path !== undefined && !AREAS.includes(node.path) ? [node.id ?? ''] : []),
    ...screens(node.children ?? []),
  ]);

const built = routeTable.filter((entry) => entry.screen);

describe('the route table', () => {
  it('contains every address of the specification once', () => {
    const paths = routeTable.filter((entry) => !entry.isExtra).map((entry) => entry.path);
    expect(paths).toHaveLength(122);
    expect(new Set(paths).size).toBe(122);
  });

  it('creates a route for every built screen, and no other', () => {
    const lost = ['console-not-found', 'dashboard-not-found'];
    expect(screens(routes).toSorted()).toEqual([...built.map(({ path }) => path), ...lost].toSorted());
  });

  it('leads every address to its own screen, and an unknown one to the not-found page of its area', () => {
    const screenAt = (address: string) => matchRoutes(routes as RouteObject[], address)?.at(-1)?.route.id;
    for (const { path } of built) expect(screenAt(path.replaceAll(/[{}]/g, ''))).toBe(path);
    expect(screenAt('/console/nowhere/at-all')).toBe('console-not-found');
    expect(screenAt('/dashboard/nowhere')).toBe('dashboard-not-found');
    expect(screenAt('/consoles')).toBe('/{anything else}');
  });

  it('defines for every public screen, and for no other, how its document is cached', () => {
    const isPublic = built.filter(({ audience }) => audience === 'public');
    expect(built.filter(({ caching }) => caching)).toEqual(isPublic);
    expect(isPublic.length).toBeGreaterThan(15);
  });

  it('uses in its tags only ids that the path has', () => {
    const strange = built.flatMap(({ path, caching }) =>
      (caching?.tags ?? []).filter((tag) => {
        const [, id] = tag.split(':');
        return id !== undefined && !path.split('/').includes(`{${id}}`);
      }),
    );
    expect(strange).toEqual([]);
  });

  it('leads the short address of the requests for approval to their tab', () => {
    const entry = routeTable.find(({ path }) => path === '/console/approvals');
    expect(entry).toMatchObject({ screen: 'routes/console/approvals.tsx', right: 'audit.read' });
    const to = '/console/audit-logs?tab=approvals';
    expect(ApprovalsRoute().props).toEqual({ to, replace: true });
  });
});
