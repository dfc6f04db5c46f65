import { consoleRoutes } from './route-table/console.ts';
import { dashboardRoutes } from './route-table/dashboard.ts';
import type { RouteEntry } from './route-table/entry.ts';
import { publicRoutes } from './route-table/public.ts';

/** Every address of the product; a new screen is added by naming its module in the row of its address. */
export const routeTable: readonly RouteEntry[] = [...publicRoutes, ...dashboardRoutes, ...consoleRoutes];
