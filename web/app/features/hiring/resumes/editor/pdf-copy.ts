import { defineCopy } from '#lib/format/copy.ts';

export const pdfCopy = defineCopy({
  download: { ko: 'PDF 내려받기', en: 'Download PDF', cn: '下载PDF' },
  making: { ko: 'PDF를 만들고 있어요', en: 'Making the PDF', cn: '正在生成PDF' },
  done: { ko: 'PDF를 내려받았어요', en: 'PDF downloaded', cn: '已下载PDF' },
  unsaved: {
    ko: '아직 저장하지 못한 내용이 있어요. 저장한 뒤에 PDF를 받아 주세요.',
    en: 'Some of it is not saved yet. Please download the PDF once it is saved.',
    cn: '还有未保存的内容，请保存后再下载PDF。',
  },
});
