import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  RECRUITMENT: {
    name: { ko: '관심 공고', en: 'Save job', cn: '收藏招聘' },
    nameOf: {
      ko: (subject: string) => `${subject} 관심 공고`,
      en: (subject: string) => `Save job ${subject}`,
      cn: (subject: string) => `收藏招聘 ${subject}`,
    },
    added: { ko: '관심 공고에 담았어요', en: 'Saved to your jobs', cn: '已加入收藏的招聘' },
    removed: { ko: '관심 공고에서 뺐어요', en: 'Removed from your saved jobs', cn: '已从收藏的招聘中移除' },
  },
  USER_COMPNY: {
    name: { ko: '관심 기업', en: 'Follow company', cn: '关注企业' },
    nameOf: {
      ko: (name: string) => `${name} 관심 기업`,
      en: (name: string) => `Follow company ${name}`,
      cn: (name: string) => `关注企业 ${name}`,
    },
    added: { ko: '관심 기업에 담았어요', en: 'You follow this company', cn: '已关注该企业' },
    removed: { ko: '관심 기업에서 뺐어요', en: 'You no longer follow this company', cn: '已取消关注该企业' },
  },
});
