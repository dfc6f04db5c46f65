import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { GridViews } from '../grid/grid-types.ts';
import { ListViewsContext, type ListView } from './list-views.ts';
import { ViewsPlaceholder } from './views-placeholder.tsx';
import { addressOfView, lookQueryOf, opensWith, VIEW } from './view-address.ts';

const noViews: readonly ListView[] = [];
const noQuery = { queryKey: ['no views'], queryFn: () => noViews, enabled: false };

/** Opens the default view, once for each time that the list is opened at its plain address. */
function useDefaultView(list: string, views: readonly ListView[] | undefined) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!views || opened.current === list) return;
    opened.current = list;
    const wanted = views.find(({ isDefault }) => isDefault);
    if (wanted && opensWith(wanted, parameters))
      void navigate(addressOfView(wanted), { replace: true, preventScrollReset: true });
  }, [list, views, parameters, navigate]);
}

/** The saved views of a list for its `DataGrid`; undefined in frames without views. */
export function useListViews(list: string): GridViews | undefined {
  const source = use(ListViewsContext);
  const { data: views } = useQuery<readonly ListView[]>(source?.query(list) ?? noQuery);
  const [parameters] = useSearchParams();
  useDefaultView(list, views);
  if (!source) return undefined;
  const current = views?.find(({ _id }) => _id === parameters.get(VIEW));
  const query = lookQueryOf(parameters);
  return {
    current,
    menu: (preferences, reset) =>
      views ? (
        <source.Menu
          list={list}
          views={views}
          current={current}
          look={{ ...preferences, query }}
          reset={reset}
        />
      ) : (
        <ViewsPlaceholder />
      ),
  };
}
