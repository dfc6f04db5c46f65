export const popupDevices = ['ALL', 'DESKTOP', 'MOBILE'] as const;
export type PopupDevice = (typeof popupDevices)[number];

/** On which pages a popup is shown: the home page, or all public ones. */
export const popupPages = ['HOME', 'ALL'] as const;
export type PopupPages = (typeof popupPages)[number];

/** The most popups that one visitor gets at once. */
export const POPUPS_SHOWN_MAX = 10;

/** The most popups whose order is written at once. */
export const POPUPS_ORDERED_MAX = 100;

/** The largest part of the window that a popup or a picture of the menu covers. */
export const VIEWPORT_PERCENT_MAX = 85;
