import { useLocation, useMatches } from 'react-router';
import { copy as inbox } from '#features/foundation/notifications/copy.ts';
import { currentLink, type AppLink, type AppMenu } from './menus/app-menu.ts';

/** The part of its frame that a screen configures, as `handle` of its route. */
export interface FrameHandle {
  /** Without the menus, as the editor of recruitments. */
  isWholePage?: (query: URLSearchParams) => boolean;
  isOpenWhileWaiting?: boolean;
  /** The not-found screen, which belongs to no entry of the menu. */
  isLost?: boolean;
}

export const useHandles = (): FrameHandle[] =>
  useMatches().flatMap(({ handle }) => (handle ? [handle as FrameHandle] : []));

/** The menu entry of the screen. */
export function useCurrentLink(menu: AppMenu): AppLink | undefined {
  const { pathname } = useLocation();
  const isLost = useHandles().some((handle) => handle.isLost);
  return isLost ? undefined : currentLink(menu, pathname);
}

/** The name of the screen beside the area; none for the not-found screen. */
export function useCurrentEntry(menu: AppMenu): string | undefined {
  const current = useCurrentLink(menu);
  const { pathname } = useLocation();
  return pathname === menu.inbox ? inbox.title : current?.name;
}
