import { defineCopy } from '#lib/format/copy.ts';

export const previewCopy = defineCopy({
  title: { ko: '공고 미리보기', en: 'Preview of the posting', cn: '招聘预览' },
  size: { ko: '미리보기 크기', en: 'Size of the preview', cn: '预览大小' },
  phone: { ko: '휴대폰', en: 'Phone', cn: '手机' },
  desktop: { ko: 'PC', en: 'Desktop', cn: '电脑' },
  before: { ko: '게시 전', en: 'Not public yet', cn: '未发布' },
  noContent: {
    ko: '상세 내용이 여기에 나와요',
    en: 'The description appears here',
    cn: '详细内容将显示在此处',
  },
  noSubject: { ko: '공고 제목이 여기에 나와요', en: 'The title appears here', cn: '招聘标题将显示在此处' },
});
