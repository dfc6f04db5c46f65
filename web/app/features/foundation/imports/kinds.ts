import type { Right } from '@ieum/contract/common/rights.ts';
import { importKinds, type ImportKind } from '@ieum/contract/foundation/imports/enums.ts';

interface Kind {
  /** Needed beside the right to import. */
  right: Right;
  /** The list whose rows are imported. */
  list: string;
}

export const kinds: Readonly<Record<ImportKind, Kind>> = {
  faqs: { right: 'content.write', list: '/console/center/faqs' },
  'hash-tags': { right: 'content.write', list: '/console/hash-tags' },
  'member-levels': { right: 'members.write', list: '/console/users?tab=all' },
};

/** The kind of an address; undefined for one that cannot be imported. */
export const readKind = (written: string | undefined): ImportKind | undefined =>
  importKinds.find((kind) => kind === written);

/** The page on which rows of a kind are imported. */
export const importAddress = (kind: ImportKind): string => `/console/imports/${kind}`;
