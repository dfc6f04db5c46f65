import type { UseQueryOptions } from '@tanstack/react-query';
import { createContext, type ComponentType } from 'react';
import type { GridPreferences, NamedPreferences } from '../grid/use-grid-preferences.ts';

/** How somebody looks at a list: the query of its address, its columns and its density. */
export interface ListLook extends GridPreferences {
  query: string;
}

/** A look under a name. */
export interface ListView extends ListLook, NamedPreferences {
  name: string;
  /** The list opens with it. */
  isDefault: boolean;
}

export interface ViewMenuProps {
  /** The key of the list. */
  list: string;
  views: readonly ListView[];
  current: ListView | undefined;
  /** The present look. */
  look: ListLook;
  /** Drops unsaved changes of the columns. */
  reset: () => void;
}

/** Where saved views come from; a frame whose lists have views provides it. */
export interface ListViews {
  query: (list: string) => UseQueryOptions<readonly ListView[]>;
  Menu: ComponentType<ViewMenuProps>;
}

export const ListViewsContext = createContext<ListViews | undefined>(undefined);
