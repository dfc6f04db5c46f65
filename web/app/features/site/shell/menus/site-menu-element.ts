/** The id of the menu of all links, for the buttons that open it. */
export const SITE_MENU = 'site-menu';

/** The element of that menu; undefined in browsers that open no popovers themselves. */
export function findSiteMenu(): HTMLElement | undefined {
  const menu = document.getElementById(SITE_MENU);
  return menu && 'hidePopover' in menu ? menu : undefined;
}

/** Whether the browser shows the menu. */
export const isSiteMenuOpen = (): boolean => findSiteMenu()?.matches(':popover-open') ?? false;
