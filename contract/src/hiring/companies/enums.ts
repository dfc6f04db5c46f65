/** The social links of a company. */
export const socialLinkNames = ['twitter', 'facebook', 'instagram'] as const;
export type SocialLinkName = (typeof socialLinkNames)[number];
