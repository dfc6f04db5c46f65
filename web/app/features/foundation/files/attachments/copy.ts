import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  choose: { ko: '파일 고르기', en: 'Choose files', cn: '选择文件' },
  hint: {
    ko: (n: number, size: string) =>
      `pdf, hwp, hwpx, docx, xlsx, pptx, zip, jpg, png · 파일마다 ${size}까지 · ${n}개까지`,
    en: (n: number, size: string) =>
      `pdf, hwp, hwpx, docx, xlsx, pptx, zip, jpg, png · up to ${size} each · up to ${n} files`,
    cn: (n: number, size: string) =>
      `pdf、hwp、hwpx、docx、xlsx、pptx、zip、jpg、png · 每个最大${size} · 最多${n}个`,
  },
  tooMany: {
    ko: (n: number) => `파일은 ${n}개까지 올릴 수 있어요`,
    en: (n: number) => `Up to ${n} files can be attached`,
    cn: (n: number) => `最多可上传${n}个文件`,
  },
});
