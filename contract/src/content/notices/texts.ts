import { defineTexts } from '../../common/text.ts';

export const noticeTexts = defineTexts('notices', {
  subjectRequired: { ko: '제목을 적어 주세요', en: 'Please write a title', cn: '请填写标题' },
  contentRequired: { ko: '내용을 적어 주세요', en: 'Please write a text', cn: '请填写内容' },
  tooManyFiles: {
    ko: '파일은 10개까지 붙일 수 있어요',
    en: 'Up to 10 files can be attached',
    cn: '最多可附加10个文件',
  },
});
