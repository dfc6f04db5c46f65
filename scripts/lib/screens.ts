import type { Example, RouteEntry, Visitor } from '../../web/app/route-table/entry.ts';
import { routeTable } from '../../web/app/route-table.ts';
import type { Audience } from '../../web/app/lib/session/audience.ts';

/** A call of the API as a visitor or account of the demonstration. */
type Ask = (as: Visitor, path: string) => Promise<unknown>;

const visitorOf: Record<Audience, Visitor> = {
  public: 'visitor',
  developer: 'visitor',
  person: 'person',
  both: 'person',
  company: 'company',
  console: 'admin',
};

const visitorsOf = ({ audience, visits }: RouteEntry): readonly Visitor[] =>
  visits?.as ?? [visitorOf[audience]];

async function idsOf({ list, rows, id = '_id', every }: Example, as: Visitor, ask: Ask): Promise<string[]> {
  const answer = (await ask(as, list)) as Record<string, Record<string, string>[]>;
  const all = answer[rows] ?? [];
  const chosen = every ? all.filter((_, at) => at % every === 0) : all.slice(0, 1);
  return chosen.flatMap((row) => row[id] ?? []);
}

async function fill(path: string, entry: RouteEntry, as: Visitor, ask: Ask): Promise<string[]> {
  const [place, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
  if (!place) return [path];
  const example = entry.visits?.examples?.[name];
  const values = typeof example === 'string' ? [example] : example ? await idsOf(example, as, ask) : [];
  if (values.length === 0) throw new Error(`${entry.path}: there is no example of ${place}`);
  return (await Promise.all(values.map((value) => fill(path.replace(place, value), entry, as, ask)))).flat();
}

export interface ScreenVisit {
  /** The table's path. */
  path: string;
  address: string;
}

/** Every address that one visitor or account opens, by the route table. */
export async function visitsOf(as: Visitor, ask: Ask): Promise<ScreenVisit[]> {
  const entries = routeTable.filter(
    (entry) => entry.screen && !entry.visits?.none && visitorsOf(entry).includes(as),
  );
  const visits = await Promise.all(
    entries.map(async (entry) => {
      const addresses = await fill(entry.path, entry, as, ask);
      const queries = entry.visits?.queries ?? [''];
      return addresses.flatMap((address) =>
        queries.map((query) => ({ path: entry.path + query, address: address + query })),
      );
    }),
  );
  return visits.flat();
}
