import { defineCopy } from '#lib/format/copy.ts';

export const saveStatusCopy = defineCopy({
  unsaved: { ko: '저장 중…', en: 'Saving…', cn: '保存中…' },
  saving: { ko: '저장 중…', en: 'Saving…', cn: '保存中…' },
  saved: {
    ko: (time: string) => `${time}에 저장했어요`,
    en: (time: string) => `Saved at ${time}`,
    cn: (time: string) => `${time} 已保存`,
  },
  failed: { ko: '저장하지 못했어요.', en: 'Not saved.', cn: '未能保存。' },
  rejected: {
    ko: '고칠 곳이 있어요',
    en: 'Something needs a correction',
    cn: '有需要修改的内容',
  },
  conflict: {
    ko: '다른 곳에서 고친 내용이 있어요',
    en: 'It was changed elsewhere',
    cn: '内容已在别处被修改',
  },
  retry: { ko: '다시 저장하기', en: 'Save again', cn: '重新保存' },
});
