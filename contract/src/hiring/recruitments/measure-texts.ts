import { defineTexts } from '../../common/text.ts';

export const recruitmentMeasureTexts = defineTexts('recruitmentMeasures', {
  published: { ko: '새 공고', en: 'Published postings', cn: '新发布招聘' },
  publishedDefinition: {
    ko: '그날 처음 공개한 공고예요. 나중에 마감하거나 삭제한 공고도 세요.',
    en: 'Postings first made public on that day, also those closed or deleted since.',
    cn: '当天首次公开的招聘，包括之后截止或删除的招聘。',
  },
  views: { ko: '공고 조회', en: 'Views of postings', cn: '招聘浏览' },
  viewsDefinition: {
    ko: '공고 화면을 본 횟수예요. 한 브라우저가 같은 공고를 하루에 여러 번 보아도 한 번만 세요.',
    en: 'Views of postings; one browser counts once for a posting on one day.',
    cn: '招聘页面的浏览次数，同一浏览器一天内对同一招聘只计一次。',
  },
  unit: { ko: '건', en: 'postings', cn: '个' },
  times: { ko: '번', en: 'times', cn: '次' },
  type: { ko: '고용 형태', en: 'Employment type', cn: '雇佣形式' },
  SEVERAL: { ko: '여러 형태', en: 'Several', cn: '多种形式' },
  state: { ko: '지금 상태', en: 'State now', cn: '当前状态' },
  ON_GOING: { ko: '모집 중', en: 'Open', cn: '招聘中' },
  FINISHED: { ko: '마감', en: 'Closed', cn: '已截止' },
  NO_SHOWN: { ko: '비공개', en: 'Not public', cn: '未公开' },
  CANCELED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
  REMOVED: { ko: '삭제', en: 'Deleted', cn: '已删除' },
});
