import { defineTexts } from '../text.ts';

/** What a preview does not do, wherever somebody tries it. */
export const previewLimitTexts = defineTexts('previewLimits', {
  readsOnly: {
    ko: '미리보기에서는 로그인하거나 저장하거나 보낼 수 없어요',
    en: 'Nothing can be saved or sent in a preview, nor can you log in',
    cn: '预览中不能登录、保存或发送',
  },
  isPublic: {
    ko: '미리보기에서는 누구나 볼 수 있는 화면만 열 수 있어요',
    en: 'A preview shows only the pages that anyone can see',
    cn: '预览中只能打开所有人都能看到的页面',
  },
});
