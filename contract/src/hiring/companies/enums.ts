export const socialLinkNames = ['twitter', 'facebook', 'instagram'] as const;
export type SocialLinkName = (typeof socialLinkNames)[number];
