import { Suspense } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import type { ListViews } from '#ui/list-page/list-views.ts';
import { ViewsPlaceholder } from '#ui/list-page/views-placeholder.tsx';
import { savedViewsQuery } from './data.ts';

const ViewMenu = lazyPart(async () => (await import('./view-menu.tsx')).ViewMenu);

/** The saved views of the lists of the console. */
export const savedListViews: ListViews = {
  query: savedViewsQuery,
  Menu: (props) => (
    <Suspense fallback={<ViewsPlaceholder />}>
      <ViewMenu {...props} />
    </Suspense>
  ),
};
