/** The tag of the cached pages that show the business: all with the visitors' footer. */
export const SETTINGS_TAG = 'settings';
