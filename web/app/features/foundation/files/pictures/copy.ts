import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  choose: { ko: '이미지 올리기', en: 'Upload a picture', cn: '上传图片' },
  replace: { ko: '다른 이미지로 바꾸기', en: 'Use another picture', cn: '更换图片' },
  remove: { ko: '이미지 빼기', en: 'Remove the picture', cn: '移除图片' },
  preview: { ko: '올린 이미지', en: 'The uploaded picture', cn: '已上传的图片' },
});
