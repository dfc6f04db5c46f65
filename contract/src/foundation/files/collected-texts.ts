import { defineTexts } from '../../common/text.ts';

/** Labels of files on the page of a member's own data. */
export const collectedFileTexts = defineTexts('collectedFiles', {
  title: { ko: '올린 파일', en: 'Files that you uploaded', cn: '已上传的文件' },
});
