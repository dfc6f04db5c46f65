import { lazy, Suspense } from 'react';
import type { ListViews } from '#ui/list-page/list-views.ts';
import { savedViewsQuery } from './data.ts';

const ViewMenu = lazy(async () => ({ default: (await import('./view-menu.tsx')).ViewMenu }));

/** The saved views of the lists of the console. */
export const savedListViews: ListViews = {
  query: savedViewsQuery,
  Menu: (props) => (
    <Suspense>
      <ViewMenu {...props} />
    </Suspense>
  ),
};
