/** The id of the menu of all links, for the buttons that open it. */
export const SITE_MENU = 'site-menu';
