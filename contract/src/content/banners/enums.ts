/** Where a banner is shown: the carousel of the home page, its partner logos, or the picture of its main menu. */
export const bannerCodes = ['main', 'partners', 'menu'] as const;
export type BannerCode = (typeof bannerCodes)[number];

/** In which window a link opens. */
export const linkTargets = ['_self', '_blank'] as const;
export type LinkTarget = (typeof linkTargets)[number];

export const BANNER_SLIDES_MAX = 20;

/** The movement of the carousel: milliseconds between slides, milliseconds of one change, pixels between slides. */
export const CAROUSEL = { autoplay: 5000, transition: 500, space: 24 } as const;
