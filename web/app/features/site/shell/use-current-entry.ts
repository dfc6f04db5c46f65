import { useLocation, useMatches } from 'react-router';
import { copy as inbox } from '#features/foundation/notifications/copy.ts';
import { currentLink, type AppLink, type AppMenu } from './menus/app-menu.ts';

/** What a screen asks of the frame, as `handle` of its route. */
export interface FrameHandle {
  /** Without the menus, as the editor of recruitments. */
  standsAlone?: (query: URLSearchParams) => boolean;
  isOpenWhileWaiting?: boolean;
  /** The answer to an address without a screen, which lies under no entry of the menu. */
  isLost?: boolean;
}

export const useHandles = (): FrameHandle[] =>
  useMatches().flatMap(({ handle }) => (handle ? [handle as FrameHandle] : []));

/** The entry of the menu that leads to the screen. */
export function useCurrentLink(menu: AppMenu): AppLink | undefined {
  const { pathname } = useLocation();
  const isLost = useHandles().some((handle) => handle.isLost);
  return isLost ? undefined : currentLink(menu, pathname);
}

/** The name of the screen beside the area; none where nothing is. */
export function useCurrentEntry(menu: AppMenu): string | undefined {
  const current = useCurrentLink(menu);
  const { pathname } = useLocation();
  return pathname === menu.inbox ? inbox.title : current?.name;
}
