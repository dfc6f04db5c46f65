import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '묶음 고치기', en: 'Edit groups', cn: '编辑分组' },
  back: { ko: '챗봇 프롬프트 목록', en: 'Chat prompts', cn: '聊天问题列表' },
  panel: { ko: '챗봇 질문 묶음', en: 'Groups of chat prompts', cn: '聊天问题分组' },
  hint: {
    ko: '챗봇에서 이 순서로 보여요. 질문이 들어 있는 묶음은 지울 수 없어요.',
    en: 'The chat shows them in this order. A group with prompts cannot be removed.',
    cn: '聊天中按此顺序显示。含有问题的分组无法删除。',
  },
  name: {
    ko: (n: number) => `${n}번째 묶음 이름`,
    en: (n: number) => `Name of group ${n}`,
    cn: (n: number) => `第${n}个分组名称`,
  },
  unnamed: {
    ko: (n: number) => `${n}번째 묶음`,
    en: (n: number) => `Group ${n}`,
    cn: (n: number) => `第${n}个分组`,
  },
  count: {
    ko: (n: string) => `질문 ${n}개`,
    en: (n: string) => `Prompts: ${n}`,
    cn: (n: string) => `${n}个问题`,
  },
  fresh: { ko: '새 묶음', en: 'New', cn: '新分组' },
  none: { ko: '아직 묶음이 없어요.', en: 'There are no groups yet.', cn: '还没有分组。' },
  add: { ko: '묶음 더하기', en: 'Add a group', cn: '添加分组' },
  actionsOf: {
    ko: (name: string) => `‘${name}’ 더 보기`,
    en: (name: string) => `More actions for ‘${name}’`,
    cn: (name: string) => `“${name}”的更多操作`,
  },
  remove: { ko: '묶음 지우기', en: 'Remove the group', cn: '删除分组' },
  groups: { ko: '묶음', en: 'Groups', cn: '分组' },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: { ko: '묶음을 저장했어요', en: 'The groups are saved', cn: '分组已保存' },
});
