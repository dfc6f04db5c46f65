/** The approval state of a company. */
export const Approval = { Pending: 'PENDING', Approved: 'APPROVED', Rejected: 'REJECTED' } as const;
export type Approval = (typeof Approval)[keyof typeof Approval];
export const approvals = ['PENDING', 'APPROVED', 'REJECTED'] as const;

/** The social links of a company. */
export const socialLinkNames = ['twitter', 'facebook', 'instagram'] as const;
export type SocialLinkName = (typeof socialLinkNames)[number];
