import { routeTable } from '../web/app/route-table.ts';
import { listChannels, listEndpoints } from './lib/contract.ts';

/**
 * Prints the inventory of all endpoints, routes and channels, derived from the code, as JSON on standard
 * output.
 */
const endpoints = (await listEndpoints()).map(({ method, path, access }) => ({
  method,
  path: path.replace(/:(\w+)/g, '{$1}'),
  access,
}));
const routes = routeTable
  .filter((route) => route.screen && !route.isExtra)
  .map(({ path, audience }) => ({ path, audience }));
const channels = (await listChannels()).map(({ namespace, clientEvents, serverEvents }) => ({
  namespace,
  sends: Object.keys(clientEvents),
  hears: Object.keys(serverEvents),
}));
process.stdout.write(`${JSON.stringify({ endpoints, routes, channels }, null, 2)}\n`);
