/** The four terms every installation has; they can be rewritten but never deleted. */
export const seededTermsCodes = ['service', 'privacy', 'person', 'company'] as const;
export type SeededTermsCode = (typeof seededTermsCodes)[number];
