import type { Icon } from '#ui/icon/create-icon.tsx';
import { isLinkBuilt } from '#lib/document/built.ts';

export interface AppLink {
  to: string;
  /** The prefix of the addresses under this entry, when it is not `to`. */
  root?: string;
  /** Only its own address is under this entry, as for the first screen of an area. */
  isExact?: boolean;
  name: string;
  /** For the narrow bar at the bottom; the name by default. */
  shortName?: string;
  icon: Icon;
}

export interface AppGroup {
  name?: string;
  links: readonly AppLink[];
}

export interface AppMenu {
  area: string;
  label: string;
  groups: readonly AppGroup[];
  /** The address that the notification button opens. */
  inbox: string;
  /** Up to four links of the bottom bar; the fifth opens the whole menu. */
  bottom: readonly AppLink[];
}

/** Filters the menu: links to built screens, groups with links. */
export const onlyBuilt = (all: readonly AppGroup[]): AppGroup[] =>
  all
    .map((group) => ({ ...group, links: group.links.filter(isLinkBuilt) }))
    .filter((group) => group.links.length > 0);

/** An entry of a menu. */
export const link = (to: string, name: string, icon: Icon): AppLink => ({ to, name, icon });

/** The menu's link of an address: the one with the longest matching prefix. */
export function currentLink(menu: AppMenu, pathname: string): AppLink | undefined {
  return menu.groups
    .flatMap((group) => group.links)
    .filter(
      ({ to, root = to, isExact }) => pathname === root || (!isExact && pathname.startsWith(`${root}/`)),
    )
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
