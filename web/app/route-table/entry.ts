import type { Right } from '@ieum/contract/common/rights.ts';
import type { PageQuery } from '#lib/document/page-query.ts';
import type { Audience } from '#lib/session/audience.ts';

/** How the server caches the rendered document of a public page. */
export interface Caching {
  /**
   * The tags by which a write invalidates it: `recruitments`, `terms`, and of one row `recruitment:` or
   * `company:` with the name of its id in the path. A page without tags changes with a release only.
   */
  tags: readonly string[];
  /** The query parameters that it is rendered from; a page without any is the same for every query. */
  query?: PageQuery;
  /** Its address is a secret: it is stored nowhere, and no referrer contains it. */
  isSecret?: true;
}

/**
 * The source of an example for an id in a path: the rows of a list of the API, as the screen's visitor
 * sees them.
 */
export interface Example {
  /** The path of the list's call. */
  list: string;
  /** The field of its answer that holds the rows. */
  rows: string;
  /** The field of a row that is the id; `_id` by default. */
  id?: string;
  /** Every how many rows one address is taken; by default only the first row. */
  every?: number;
}

/** The account that opens a screen; `pending` is a company that awaits approval. */
export type Visitor = 'visitor' | 'person' | 'company' | 'pending' | 'admin';

/**
 * How the stories that open every screen open this one, where its audience and path alone do not
 * determine it.
 */
export interface Visits {
  as?: readonly Visitor[];
  /** Each one opens the screen once: `''`, `?edit=new`. */
  queries?: readonly string[];
  /** A value for each `{name}` of the path. */
  examples?: Readonly<Record<string, string | Example>>;
  /** Why they do not open it. */
  none?: string;
}

export type Frame = 'focus' | 'public';

export interface RouteEntry {
  /** The specification's spelling, for example `/recruitments/{_recruitment}`. */
  path: string;
  audience: Audience;
  /** The right that an administrator needs to see it. */
  right?: Right;
  /** The route module; an entry without one has no screen yet and is answered with 404. */
  screen?: string;
  /** `focus` pages have no side bar and no menus; `public` ones of members have the visitors' header. */
  frame?: Frame;
  /** A page that is not in the specification's table. */
  isExtra?: true;
  /** Every public screen defines how it is cached. */
  caching?: Caching;
  /** The origins whose pages it shows in a frame, as a player; no other page shows any. */
  frames?: readonly string[];
  visits?: Visits;
}
