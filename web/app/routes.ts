import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import type { Audience } from '#lib/session/audience.ts';
import type { Frame } from './route-table/entry.ts';
import { routeTable } from './route-table.ts';

const CATCH_ALL = '/{anything else}';

type Area = 'dashboard' | 'console';

/** The address of a screen, below that of its area. */
const addressOf = (path: string, area?: Area): string =>
  path === CATCH_ALL
    ? '*'
    : path
        .slice(area ? `/${area}`.length : 0)
        .replace(/\{(\w+)\}/g, ':$1')
        .replace(/^\//, '');

const screensFor = (audience: Audience, { frame, area }: { frame?: Frame; area?: Area } = {}) =>
  routeTable
    .filter((entry) => entry.audience === audience && entry.frame === frame)
    .flatMap(({ path, screen }) => (screen ? [route(addressOf(path, area), screen, { id: path })] : []));

/** The gate around the screens of some audiences; it shows each screen to its own audience only. */
const gated = (
  id: string,
  audiences: readonly ('company' | 'person' | 'both' | 'console')[],
  place: { frame?: Frame; area?: Area },
): RouteConfigEntry =>
  layout(
    'routes/gate.tsx',
    { id },
    audiences.flatMap((audience) => screensFor(audience, place)),
  );

/**
 * The screens of an area and its not-found page, in the area's frame. The area has a path of its own, so that the
 * router passes over all its screens at once when it looks for a visitors' page.
 */
const areaOf = (area: Area, audiences: Parameters<typeof gated>[1]): RouteConfigEntry =>
  route(area, `routes/shells/${area}.tsx`, [
    gated(`gate-${area}`, audiences, { area }),
    route('*', `routes/${area}/not-found.tsx`, { id: `${area}-not-found` }),
  ]);

export default [
  layout('routes/shells/public.tsx', [...screensFor('public'), ...screensFor('developer')]),
  areaOf('dashboard', ['company', 'person', 'both']),
  layout('routes/shells/member.tsx', [gated('gate-public', ['both'], { frame: 'public' })]),
  areaOf('console', ['console']),
  layout('routes/shells/plain.tsx', screensFor('public', { frame: 'focus' })),
  layout('routes/shells/focus.tsx', [
    gated('gate-focus', ['company', 'person', 'both', 'console'], { frame: 'focus' }),
  ]),
] satisfies RouteConfig;
