import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '채용 공고 통계', en: 'Posting statistics', cn: '招聘统计' },
  back: { ko: '채용 공고 목록', en: 'Recruitments', cn: '招聘列表' },
  loading: { ko: '통계를 불러오고 있어요', en: 'Loading the figures', cn: '正在加载统计' },
  excel: { ko: '엑셀 내려받기', en: 'Excel', cn: '下载Excel' },
  print: { ko: '인쇄', en: 'Print', cn: '打印' },
  /** The units of large numbers. */
  short: { ko: { per: 10_000, unit: '만' }, en: { per: 1000, unit: 'K' }, cn: { per: 10_000, unit: '万' } },
  units: {
    postings: { ko: '건', en: '', cn: '个' },
    times: { ko: '번', en: '', cn: '次' },
    applications: { ko: '건', en: '', cn: '份' },
    people: { ko: '명', en: '', cn: '人' },
  },
  recruitment: {
    title: { ko: '채용 통계', en: 'Hiring statistics', cn: '招聘统计' },
    open: { ko: '진행 중 공고', en: 'Open postings', cn: '进行中的招聘' },
    published: {
      ko: (n: string) => `이 기간에 새 공고 ${n}건`,
      en: (n: string) => `${n} new in this period`,
      cn: (n: string) => `该期间新增${n}个`,
    },
  },
  filters: {
    company: { ko: '기업', en: 'Company', cn: '企业' },
    anyCompany: { ko: '모든 기업', en: 'All companies', cn: '所有企业' },
    type: { ko: '고용 형태', en: 'Employment type', cn: '雇佣形式' },
    anyType: { ko: '모든 고용 형태', en: 'All employment types', cn: '所有雇佣形式' },
  },
  main: {
    title: { ko: '방문 통계', en: 'Visits', cn: '访问统计' },
    visits: { ko: '본 화면', en: 'Pages seen', cn: '浏览页面' },
    sessions: { ko: '방문', en: 'Visits', cn: '访问' },
    perSession: { ko: '방문 한 번에 본 화면', en: 'Pages a visit', cn: '每次访问页数' },
    perDay: { ko: '하루 평균 방문', en: 'Visits a day', cn: '日均访问' },
    daily: { ko: '날짜별 방문과 본 화면', en: 'Visits and pages by day', cn: '每日访问与浏览' },
  },
  untitled: { ko: '제목 없음', en: 'Untitled', cn: '无标题' },
  compared: {
    ko: (days: number) => `이전 ${days}일과 비교해요`,
    en: (days: number) => `compared with the ${days} days before`,
    cn: (days: number) => `与前${days}天比较`,
  },
  asOf: {
    ko: (moment: string) => `${moment} 기준`,
    en: (moment: string) => `as of ${moment}`,
    cn: (moment: string) => `截至${moment}`,
  },
  period: { ko: '기간', en: 'Period', cn: '期间' },
  choosePeriod: { ko: '기간 직접 고르기', en: 'Choose the days', cn: '选择日期' },
  longest: {
    ko: (days: number) => `한 번에 ${days}일까지 볼 수 있어요.`,
    en: (days: number) => `Up to ${days} days at a time.`,
    cn: (days: number) => `一次最多查看${days}天。`,
  },
  cut: {
    ko: (days: number, from: string) =>
      `고른 기간이 ${days}일보다 길어서 ${withParticle(from, '부터')}만 보여 드려요.`,
    en: (days: number, from: string) =>
      `The period is longer than ${days} days, so it is shown from ${from} on.`,
    cn: (days: number, from: string) => `所选期间超过${days}天，仅显示${from}之后的数据。`,
  },
  presets: {
    today: { ko: '오늘', en: 'Today', cn: '今天' },
    week: { ko: '7일', en: '7 days', cn: '7天' },
    days: { ko: '30일', en: '30 days', cn: '30天' },
    month: { ko: '이번 달', en: 'This month', cn: '本月' },
    own: { ko: '직접', en: 'Custom', cn: '自定义' },
  },
  figures: { ko: '주요 숫자', en: 'Key figures', cn: '主要数字' },
  hits: { ko: '조회', en: 'Views', cn: '浏览' },
  applied: { ko: '지원', en: 'Applications', cn: '应聘' },
  rate: { ko: '조회에서 지원', en: 'Views to applications', cn: '浏览转应聘' },
  reviewed: { ko: '검토', en: 'Reviewed', cn: '筛选' },
  interviewed: { ko: '면접', en: 'Interviewed', cn: '面试' },
  accepted: { ko: '합격', en: 'Accepted', cn: '录用' },
  eliminated: { ko: '불합격', en: 'Not selected', cn: '未录用' },
  same: { ko: '이전과 같아요', en: 'as before', cn: '与之前相同' },
  rose: { ko: '늘었어요', en: 'up', cn: '增加' },
  fell: { ko: '줄었어요', en: 'down', cn: '减少' },
  earlier: { ko: '이전', en: 'Before', cn: '之前' },
  noneBefore: { ko: '이전에는 없었어요', en: 'none before', cn: '之前没有' },
  daily: {
    title: { ko: '날짜별 조회와 지원', en: 'Views and applications by day', cn: '每日浏览与应聘' },
    day: { ko: '날짜', en: 'Day', cn: '日期' },
    mean: {
      ko: (n: string) => `하루 평균 ${n}회`,
      en: (n: string) => withPlural(n, 'view a day', 'views a day'),
      cn: (n: string) => `日均${n}次`,
    },
    byWeek: { ko: '7일씩 모았어요', en: '7 days together', cn: '每7天汇总' },
    now: {
      ko: (days: number) => `이번 ${days}일`,
      en: (days: number) => `These ${days} days`,
      cn: (days: number) => `本${days}天`,
    },
    before: {
      ko: (days: number) => `이전 ${days}일`,
      en: (days: number) => `${days} days before`,
      cn: (days: number) => `前${days}天`,
    },
  },
  tools: {
    asTable: {
      ko: (title: string) => `${title} 표로 보기`,
      en: (title: string) => `${title} as a table`,
      cn: (title: string) => `以表格查看${title}`,
    },
    asChart: {
      ko: (title: string) => `${title} 그래프로 보기`,
      en: (title: string) => `${title} as a chart`,
      cn: (title: string) => `以图表查看${title}`,
    },
    excel: {
      ko: (title: string) => `${title} 엑셀 내려받기`,
      en: (title: string) => `${title} as Excel`,
      cn: (title: string) => `下载${title}Excel`,
    },
  },
  funnel: {
    title: { ko: '지원 흐름', en: 'From views to acceptance', cn: '应聘流程' },
    step: { ko: '단계', en: 'Step', cn: '阶段' },
    count: { ko: '건수', en: 'Count', cn: '数量' },
    share: { ko: '앞 단계에서', en: 'Of the step before', cn: '占上一步' },
    scale: {
      ko: '조회 막대는 다른 막대와 눈금이 달라요.',
      en: 'The bar of views has another scale.',
      cn: '浏览条与其他条的刻度不同。',
    },
  },
  shares: {
    TYPES: { ko: '고용 형태별 지원', en: 'By employment type', cn: '按雇佣形式' },
    CAREERS: { ko: '경력별 지원', en: 'By work experience', cn: '按工作经验' },
    EDUCATIONS: { ko: '학력별 지원', en: 'By education', cn: '按学历' },
    REGIONS: { ko: '지역별 지원', en: 'By region', cn: '按地区' },
    share: { ko: '비율', en: 'Share', cn: '比例' },
  },
  top: {
    title: { ko: '조회가 많은 공고', en: 'Most viewed postings', cn: '浏览多的招聘' },
    finding: {
      ko: '조회는 많은데 지원이 적은 공고는 조건을 다시 살펴보면 좋아요.',
      en: 'Where many look and few apply, the terms are worth another look.',
      cn: '浏览多而应聘少的招聘，建议重新查看条件。',
    },
    recruitment: { ko: '공고', en: 'Posting', cn: '招聘' },
    rate: { ko: '지원율', en: 'Applied', cn: '应聘率' },
    trend: {
      ko: (name: string) => `${name} 날짜별 조회`,
      en: (name: string) => `Views of ${name} by day`,
      cn: (name: string) => `${name}每日浏览`,
    },
    removed: { ko: '삭제된 공고', en: 'Deleted posting', cn: '已删除的招聘' },
    all: {
      ko: (n: string) => `조회된 공고 ${n}건 모두 보기`,
      en: (n: string) => `All postings viewed: ${n}`,
      cn: (n: string) => `查看全部${n}个招聘`,
    },
  },
});
