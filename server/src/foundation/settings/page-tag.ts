/** The tag of the cached pages that show who runs the site: all with the visitors' footer. */
export const SETTINGS_TAG = 'settings';
