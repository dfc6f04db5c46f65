/** The four texts every installation has; they can be rewritten but never removed. */
export const seededTermsCodes = ['service', 'privacy', 'person', 'company'] as const;
export type SeededTermsCode = (typeof seededTermsCodes)[number];
