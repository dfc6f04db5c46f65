import { defineTexts } from '../../common/text.ts';

export const statisticsTexts = defineTexts('statistics', {
  periodTooLong: {
    ko: '기간은 366일까지 고를 수 있어요',
    en: 'The period can be up to 366 days',
    cn: '期间最长为366天',
  },
  sheet: { ko: '날짜별 통계', en: 'By day', cn: '每日统计' },
  day: { ko: '날짜', en: 'Day', cn: '日期' },
  hits: { ko: '조회', en: 'Views', cn: '浏览' },
  applied: { ko: '지원', en: 'Applications', cn: '应聘' },
  pending: { ko: '검토', en: 'Reviewed', cn: '筛选' },
  meeting: { ko: '면접', en: 'Interviewed', cn: '面试' },
  accepted: { ko: '합격', en: 'Accepted', cn: '录用' },
  eliminated: { ko: '불합격', en: 'Not selected', cn: '未录用' },
  step: { ko: '단계', en: 'Step', cn: '阶段' },
  count: { ko: '건수', en: 'Count', cn: '数量' },
  before: { ko: '이전 기간', en: 'Period before', cn: '前一期间' },
  share: { ko: '비율(%)', en: 'Share (%)', cn: '比例(%)' },
  rate: { ko: '지원율(%)', en: 'Applied (%)', cn: '应聘率(%)' },
  recruitment: { ko: '공고', en: 'Posting', cn: '招聘' },
  removed: { ko: '삭제된 공고', en: 'Deleted posting', cn: '已删除的招聘' },
  company: { ko: '기업', en: 'Company', cn: '企业' },
  sessions: { ko: '방문', en: 'Visits', cn: '访问' },
  visits: { ko: '본 화면', en: 'Pages seen', cn: '浏览页面' },
  funnel: { ko: '지원 흐름', en: 'Applications', cn: '应聘流程' },
  postings: { ko: '조회가 많은 공고', en: 'Most viewed', cn: '浏览多的招聘' },
});

/** The attributes by which applications are grouped. */
export const shareKindTexts = defineTexts('shareKinds', {
  TYPES: { ko: '고용 형태', en: 'Employment type', cn: '雇佣形式' },
  CAREERS: { ko: '경력', en: 'Experience', cn: '工作经验' },
  EDUCATIONS: { ko: '학력', en: 'Education', cn: '学历' },
  REGIONS: { ko: '지역', en: 'Region', cn: '地区' },
});

/** Labels of group keys that have none elsewhere. */
export const shareKeyTexts = defineTexts('shareKeys', {
  NEW: { ko: '신입', en: 'None', cn: '应届' },
  UNDER_3: { ko: '1~2년', en: '1–2 years', cn: '1~2年' },
  UNDER_6: { ko: '3~5년', en: '3–5 years', cn: '3~5年' },
  UNDER_10: { ko: '6~9년', en: '6–9 years', cn: '6~9年' },
  FROM_10: { ko: '10년 이상', en: '10 years or more', cn: '10年以上' },
  SEVERAL: { ko: '여러 형태', en: 'Several', cn: '多种形式' },
  OTHERS: { ko: '그 밖', en: 'Others', cn: '其他' },
});
