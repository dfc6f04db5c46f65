import type { FoundGroup } from '@ieum/contract/site/console-search/endpoints.ts';
import { logoutCopy } from '#features/account/auth/logout-copy.ts';
import type { ConsoleAction } from '#lib/session/console-action.ts';
import { rightOfScreen, type useRights } from '#lib/session/rights.ts';
import { copy } from './copy.ts';
import { placeIn } from './match-hangul.ts';

/** A choice: a screen, an action or a row. */
export interface Entry {
  /** Unique among all that are shown at once. */
  key: string;
  name: string;
  note?: string;
  state?: { domain: string; value: string };
  to?: string;
  run?: () => void;
  /** The kind of a row; absent for screens and actions. */
  kind?: string;
}

export interface EntryGroup {
  key: string;
  title: string;
  entries: readonly Entry[];
}

/** A group of the console's menu, whose screens the search finds. */
export interface MenuGroup {
  name?: string;
  links: readonly { to: string; name: string }[];
}

type HasRight = ReturnType<typeof useRights>['may'];

const pathOf = (to: string): string => to.split('?')[0] ?? to;

const declared = import.meta.glob<readonly ConsoleAction[]>('../../*/*/console-actions-copy.ts', {
  eager: true,
  import: 'consoleActions',
});
const allActions = Object.values(declared).flat();

/** The screens of the menu that the administrator may open. */
export const screensFor = (menu: readonly MenuGroup[], may: HasRight): Entry[] =>
  menu.flatMap(({ name: group, links }) =>
    links
      .filter(({ to }) => may(rightOfScreen(to)))
      .map(({ to, name }) => ({ key: `screen ${to}`, name, to, ...(group && { note: group }) })),
  );

/** The actions that the administrator may do, and the logout. */
export const actionsFor = (may: HasRight, logOut: () => void): Entry[] => [
  ...allActions
    .filter(({ to, right }) => may(rightOfScreen(pathOf(to))) && may(right))
    .map(({ name, to }) => ({ key: `act ${name}`, name, to })),
  { key: 'logout', name: logoutCopy.logout, run: logOut },
];

const MAX_FIXED = 6;

/** The entries whose name or group matches, those at whose beginning it matches first. */
export function matching(entries: readonly Entry[], search: string): Entry[] {
  const placed = entries.flatMap((entry) => {
    const place = placeIn(entry.name, search);
    if (place !== -1) return [{ entry, place }];
    return entry.note !== undefined && placeIn(entry.note, search) === 0 ? [{ entry, place: Infinity }] : [];
  });
  return placed
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
    .slice(0, MAX_FIXED);
}

/** Found rows as groups of entries. */
export const groupsOf = (found: readonly FoundGroup[]): EntryGroup[] =>
  found.map(({ kind, title, rows }) => ({
    key: kind,
    title,
    entries: rows.map(({ _id, name, note, state, link }) => ({
      key: `${kind} ${_id}`,
      kind,
      name,
      note,
      to: link,
      ...(state && { state }),
    })),
  }));

interface FixedEntries {
  screens: readonly Entry[];
  actions: readonly Entry[];
}

/**
 * The groups for a search: screens and actions at once, rows as they arrive; recent choices before a search.
 */
export function groupsFor(
  search: string,
  { screens, actions }: FixedEntries,
  { recent, found }: { recent: readonly Entry[]; found: readonly FoundGroup[] },
): EntryGroup[] {
  const groups: EntryGroup[] = search
    ? [
        { key: 'screens', title: copy.screens, entries: matching(screens, search) },
        { key: 'actions', title: copy.actions, entries: matching(actions, search) },
        ...groupsOf(found),
      ]
    : [
        { key: 'recent', title: copy.recent, entries: recent },
        { key: 'actions', title: copy.actions, entries: actions },
        { key: 'screens', title: copy.screens, entries: screens },
      ];
  return groups.filter(({ entries }) => entries.length > 0);
}
