/** The pages of the withdrawal by their names in the address; an unknown one is the first. */
export const steps = ['notice', 'password', 'confirm', 'complete'] as const;
export type Step = (typeof steps)[number];

export const stepOf = (tab: string | undefined): Step => steps.find((step) => step === tab) ?? 'notice';

export const addressOf = (step: Step): string => `/dashboard/withdraw/${step}`;
