/** The four terms every installation has; they can be rewritten but never deleted. */
export const seededTermsCodes = ['service', 'privacy', 'person', 'company'] as const;
export type SeededTermsCode = (typeof seededTermsCodes)[number];

/** Where a version of terms is in its life: not in force yet, in force, or replaced by a later one. */
export const termsVersionStates = ['PLANNED', 'PRESENT', 'PAST'] as const;
export type TermsVersionState = (typeof termsVersionStates)[number];
