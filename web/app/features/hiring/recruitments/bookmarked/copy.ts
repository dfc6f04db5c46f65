import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  bookmarked: {
    title: { ko: '관심 공고', en: 'Saved jobs', cn: '收藏招聘' },
    open: { ko: '지원할 수 있는 공고', en: 'Open for applications', cn: '可申请的职位' },
    closed: { ko: '마감한 공고', en: 'Closed', cn: '已截止的职位' },
    count: {
      ko: (n: number) => `지원할 수 있는 공고 ${n}개`,
      en: (n: number) => `${n} open ${n === 1 ? 'job' : 'jobs'}`,
      cn: (n: number) => `${n}个可申请的职位`,
    },
    tidy: { ko: '모두 정리하기', en: 'Remove all', cn: '全部清理' },
    tidied: {
      ko: (n: number) => `마감한 공고 ${n}개를 정리했어요`,
      en: (n: number) => `Removed ${n} closed ${n === 1 ? 'job' : 'jobs'}`,
      cn: (n: number) => `已清理${n}个已截止的职位`,
    },
    hidden: {
      ko: '지금은 볼 수 없는 공고예요',
      en: 'This job cannot be seen at the moment',
      cn: '该职位目前不可查看',
    },
    empty: { ko: '아직 담은 공고가 없어요', en: 'No saved jobs yet', cn: '还没有收藏的职位' },
    emptyHint: {
      ko: '마음에 드는 공고의 하트를 누르면 여기에 모여요.',
      en: 'Press the heart of a job you like and it will be here.',
      cn: '点击喜欢的职位上的爱心即可收藏到这里。',
    },
    find: { ko: '공고 보러 가기', en: 'Look at jobs', cn: '查看职位' },
  },
  companies: {
    title: { ko: '관심 기업', en: 'Saved companies', cn: '收藏企业' },
    count: {
      ko: (n: number) => `기업 ${n}곳`,
      en: (n: number) => `${n} ${n === 1 ? 'company' : 'companies'}`,
      cn: (n: number) => `${n}家企业`,
    },
    open: {
      ko: (n: number) => `진행 중인 공고 ${n}개`,
      en: (n: number) => `${n} open ${n === 1 ? 'job' : 'jobs'}`,
      cn: (n: number) => `${n}个进行中的职位`,
    },
    none: { ko: '진행 중인 공고가 없어요', en: 'No open jobs', cn: '没有进行中的职位' },
    hidden: {
      ko: '지금은 볼 수 없는 기업이에요',
      en: 'This company cannot be seen at the moment',
      cn: '该企业目前不可查看',
    },
    empty: { ko: '아직 담은 기업이 없어요', en: 'No saved companies yet', cn: '还没有收藏的企业' },
    emptyHint: {
      ko: '기업 페이지에서 관심 기업을 누르면 여기에 모여요.',
      en: 'Follow a company on its page and it will be here.',
      cn: '在企业主页点击关注即可收藏到这里。',
    },
  },
});
