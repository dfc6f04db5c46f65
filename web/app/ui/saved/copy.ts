import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  name: { ko: '이름', en: 'Name', cn: '名称' },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  actionsOf: {
    ko: (name: string) => `${name} 더 하기`,
    en: (name: string) => `More for ${name}`,
    cn: (name: string) => `${name}的更多操作`,
  },
  rename: { ko: '이름 바꾸기', en: 'Rename', cn: '重命名' },
  renamed: { ko: '이름을 바꿨어요', en: 'Renamed', cn: '已重命名' },
});
