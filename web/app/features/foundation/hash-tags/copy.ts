import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  label: { ko: '해시태그', en: 'Hashtags', cn: '话题标签' },
  hint: {
    ko: '글자를 적으면 고를 수 있는 해시태그가 나와요. 10개까지 붙일 수 있어요.',
    en: 'Type to see the hashtags to choose from. Up to 10 can be added.',
    cn: '输入文字即可选择话题标签，最多可添加10个。',
  },
  full: {
    ko: '해시태그를 10개 붙였어요. 바꾸려면 하나를 빼 주세요.',
    en: 'There are 10 hashtags. Remove one to add another.',
    cn: '已添加10个话题标签，如需更换请先移除一个。',
  },
  none: {
    ko: (typed: string) => `‘${typed}’ 해시태그가 없어요`,
    en: (typed: string) => `There is no hashtag “${typed}”`,
    cn: (typed: string) => `没有“${typed}”话题标签`,
  },
  added: {
    ko: (name: string) => `${name} 해시태그를 붙였어요`,
    en: (name: string) => `${name} is added`,
    cn: (name: string) => `已添加${name}`,
  },
  removed: {
    ko: (name: string) => `${name} 해시태그를 뺐어요`,
    en: (name: string) => `${name} is removed`,
    cn: (name: string) => `已移除${name}`,
  },
  remove: {
    ko: (name: string) => `${name} 빼기`,
    en: (name: string) => `Remove ${name}`,
    cn: (name: string) => `移除${name}`,
  },
  kinds: {
    recruitment: { ko: '채용', en: 'Jobs', cn: '招聘' },
    board: { ko: '게시판 글', en: 'Posts', cn: '版块文章' },
    lecture: { ko: '강의', en: 'Lectures', cn: '讲座' },
  },
});
