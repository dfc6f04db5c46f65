import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import type { Audience } from '#lib/session/audience.ts';
import type { Frame, RouteEntry } from './route-table/entry.ts';
import { routeTable } from './route-table.ts';

const CATCH_ALL = '/{anything else}';

const addressOf = (path: string): string =>
  path === CATCH_ALL ? '*' : path.replace(/\{(\w+)\}/g, ':$1').replace(/^\//, '');

const screen = (entry: RouteEntry): RouteConfigEntry[] =>
  entry.screen ? [route(addressOf(entry.path), entry.screen, { id: entry.path })] : [];

const screensFor = (audience: Audience, frame?: Frame): RouteConfigEntry[] =>
  routeTable.filter((entry) => entry.audience === audience && entry.frame === frame).flatMap(screen);

/** The gate around the screens of some audiences; it shows each screen to its own audience only. */
const gated = (
  id: string,
  audiences: readonly ('company' | 'person' | 'both' | 'console')[],
  frame?: Frame,
): RouteConfigEntry =>
  layout(
    'routes/gate.tsx',
    { id },
    audiences.flatMap((audience) => screensFor(audience, frame)),
  );

/** The not-found page of an area has the area's frame. */
const notFoundRoute = (area: 'dashboard' | 'console'): RouteConfigEntry =>
  route(`${area}/*`, `routes/${area}/not-found.tsx`, { id: `${area}-not-found` });

export default [
  layout('routes/shells/public.tsx', [...screensFor('public'), ...screensFor('developer')]),
  layout('routes/shells/dashboard.tsx', [
    gated('gate-dashboard', ['company', 'person', 'both']),
    notFoundRoute('dashboard'),
  ]),
  layout('routes/shells/member.tsx', [gated('gate-public', ['both'], 'public')]),
  layout('routes/shells/console.tsx', [gated('gate-console', ['console']), notFoundRoute('console')]),
  layout('routes/shells/plain.tsx', screensFor('public', 'focus')),
  layout('routes/shells/focus.tsx', [gated('gate-focus', ['company', 'person', 'both', 'console'], 'focus')]),
] satisfies RouteConfig;
