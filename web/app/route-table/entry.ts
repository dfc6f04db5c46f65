import type { PageQuery } from '#lib/document/page-query.ts';
import type { Audience } from '#lib/session/audience.ts';

/** How the server keeps the rendered document of a public page. */
export interface Caching {
  /**
   * What a write drops it by: `recruitments`, `terms`, and of one row `recruitment:` or `company:` with the name of
   * its id in the path. A page without tags changes with a release only.
   */
  tags: readonly string[];
  /** The query that it is rendered from; a page without one is the same for every query. */
  query?: PageQuery;
}

/** Where the example of an id in a path is found: the rows of a list of the API, as who visits the screen sees them. */
export interface Example {
  list: string;
  rows: string;
  /** The field of a row that is the id; `_id` unless said. */
  id?: string;
  /** Every so many rows give one address each; the first alone unless said. */
  every?: number;
}

/** Who visits a screen; `pending` is a company that awaits approval. */
export type Visitor = 'visitor' | 'person' | 'company' | 'pending' | 'admin';

/** How the stories that open every screen open this one, where its audience and path alone do not say so. */
export interface Visits {
  as?: readonly Visitor[];
  /** Each opens the screen once: `''`, `?edit=new`. */
  queries?: readonly string[];
  /** A value for each `{name}` of the path. */
  examples?: Readonly<Record<string, string | Example>>;
  /** Why they do not open it. */
  none?: string;
}

export interface RouteEntry {
  /** The specification's spelling, for example `/recruitments/{_recruitment}`. */
  path: string;
  audience: Audience;
  /** The route module; an entry without one has no screen yet and is answered with 404. */
  screen?: string;
  /** `focus` pages stand alone, without side bar and menus. */
  frame?: 'focus';
  /** A page of ours beside the specification's table. */
  isExtra?: true;
  /** Every public screen says how it is kept. */
  caching?: Caching;
  visits?: Visits;
}
