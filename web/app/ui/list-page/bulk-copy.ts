import { defineCopy } from '#lib/format/copy.ts';

export const bulkCopy = defineCopy({
  preview: {
    ko: (n: number) => `고른 ${n}건 가운데 바뀌는 것`,
    en: (n: number) => `What changes among the ${n} selected`,
    cn: (n: number) => `所选${n}项中的变化`,
  },
  changes: {
    ko: (n: number) => `바뀌어요 ${n}건`,
    en: (n: number) => `${n} change`,
    cn: (n: number) => `${n}项将变更`,
  },
  stays: {
    ko: (n: number) => `그대로예요 ${n}건`,
    en: (n: number) => `${n} stay as they are`,
    cn: (n: number) => `${n}项保持不变`,
  },
  more: {
    ko: (n: number) => `그 밖에 ${n}건`,
    en: (n: number) => `and ${n} more`,
    cn: (n: number) => `另有${n}项`,
  },
  nothing: {
    ko: '고른 것 가운데 바뀌는 것이 없어요',
    en: 'Nothing selected would change',
    cn: '所选项没有变化',
  },
  done: {
    ko: (n: number) => `${n}건을 바꿨어요`,
    en: (n: number) => `${n} changed`,
    cn: (n: number) => `已变更${n}项`,
  },
  failed: {
    ko: (n: number) => `${n}건은 바꾸지 못했어요`,
    en: (n: number) => `${n} could not be changed`,
    cn: (n: number) => `${n}项未能变更`,
  },
  undone: {
    ko: (n: number) => `${n}건을 되돌렸어요`,
    en: (n: number) => `${n} restored`,
    cn: (n: number) => `已恢复${n}项`,
  },
  close: { ko: '닫기', en: 'Close', cn: '关闭' },
});
