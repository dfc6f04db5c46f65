import { defineCopy } from '#lib/copy.ts';

export const previewCopy = defineCopy({
  title: { ko: '공고 미리보기', en: 'Preview of the posting', cn: '招聘预览' },
  size: { ko: '미리보기 크기', en: 'Size of the preview', cn: '预览大小' },
  phone: { ko: '휴대폰', en: 'Phone', cn: '手机' },
  desktop: { ko: 'PC', en: 'Desktop', cn: '电脑' },
  before: { ko: '게시 전', en: 'Not public yet', cn: '未发布' },
  noSubject: { ko: '공고 제목이 여기에 나와요', en: 'The title appears here', cn: '招聘标题将显示在此处' },
  notYet: { ko: '아직 안 적었어요', en: 'Not written yet', cn: '尚未填写' },
  openEnded: { ko: '상시', en: 'open-ended', cn: '长期' },
  contact: { ko: '담당자', en: 'Contact', cn: '负责人' },
  hidden: { ko: '비공개', en: 'Hidden', cn: '不公开' },
  questions: {
    ko: (n: number) => `지원할 때 답하는 질문 ${n}개`,
    en: (n: number) => `${n} questions to answer`,
    cn: (n: number) => `申请时需回答${n}个问题`,
  },
});
