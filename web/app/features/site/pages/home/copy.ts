import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  description: {
    ko: '무역센터의 채용 공고, 바이어 상담, 계약을 한곳에서 이어 드려요.',
    en: 'Jobs, buyer consultations and contracts of the trade centre in one place.',
    cn: '贸易中心的招聘、买家洽谈与签约，一站相连。',
  },
  descriptionToday: {
    ko: '무역·수출 기업의 채용 공고를 찾고, 이력서 하나로 지원하고, 결과까지 한곳에서 확인해요.',
    en: 'Find jobs at trading companies, apply with one résumé and follow the results in one place.',
    cn: '查找贸易企业的招聘，用一份简历应聘，并在一处查看结果。',
  },
  heroToday: {
    kicker: { ko: '무역센터 채용', en: 'Trade centre hiring', cn: '贸易中心招聘' },
    title: {
      ko: ['채용 공고부터 지원 결과까지', '한곳에서 이어요'],
      en: ['From job openings to results,', 'in one place'],
      cn: ['从招聘信息到应聘结果，', '在一处相连'],
    },
  },
  hero: {
    kicker: {
      ko: '무역센터 채용 · 비즈니스 매칭',
      en: 'Trade centre hiring · business matching',
      cn: '贸易中心招聘 · 商务对接',
    },
    title: {
      ko: ['채용 공고부터 바이어 상담,', '계약까지 한곳에서 이어요'],
      en: ['From job openings to buyers', 'and contracts, in one place'],
      cn: ['从招聘、买家洽谈到签约，', '在一处相连'],
    },
    search: { ko: '채용 공고 검색', en: 'Search jobs', cn: '搜索招聘' },
    submit: { ko: '검색', en: 'Search', cn: '搜索' },
    suggested: { ko: '이렇게 찾아보세요', en: 'Try', cn: '试试搜索' },
    texts: {
      ko: ['해외영업', '포워딩', '통역', '식품', '구매'],
      en: ['Seoul', 'Overseas', 'Entry level', 'Regular', 'Internship'],
      cn: ['首尔', '海外', '应届', '正式员工', '实习'],
    },
  },
  picture: {
    buyer: { ko: '모아유통 MD', en: 'Moa Retail, buyer', cn: 'Moa流通 采购' },
    buyerAbout: { ko: '생활용품 · 온라인 상담', en: 'Household goods · online', cn: '生活用品 · 线上洽谈' },
    proposed: { ko: '시간 제안', en: 'Proposed', cn: '提议时间' },
    chooseTimes: {
      ko: '원하는 상담 시간을 골라 주세요',
      en: 'Choose the times you prefer',
      cn: '请选择希望的时间',
    },
    days: { ko: ['화요일', '화요일', '수요일'], en: ['Tue', 'Tue', 'Wed'], cn: ['周二', '周二', '周三'] },
    request: { ko: '매칭 요청하기', en: 'Request the match', cn: '申请对接' },
    signed: { ko: '근로계약서 서명을 마쳤어요', en: 'The contract is signed', cn: '劳动合同已签署' },
    signedAbout: { ko: '한빛정밀 · 방금 전', en: 'Hanbit Precision · just now', cn: 'Hanbit精密 · 刚刚' },
    complete: { ko: '이력서 완성도', en: 'Résumé', cn: '简历完成度' },
    completeAbout: {
      ko: '어학 성적만 더하면 끝나요',
      en: 'Only a language score is missing',
      cn: '再添加语言成绩即可',
    },
  },
  pictureToday: {
    buyer: { ko: '한빛정밀', en: 'Hanbit Precision', cn: 'Hanbit精密' },
    buyerAbout: { ko: '해외영업 · 정규직', en: 'Overseas sales · regular', cn: '海外销售 · 正式员工' },
    proposed: { ko: '모집 중', en: 'Open', cn: '招聘中' },
    chooseTimes: {
      ko: '지원서를 확인하고 보내 주세요',
      en: 'Check your application and send it',
      cn: '请确认应聘表并提交',
    },
    days: {
      ko: ['1단계', '2단계', '3단계'],
      en: ['Step 1', 'Step 2', 'Step 3'],
      cn: ['第1步', '第2步', '第3步'],
    },
    times: {
      ko: ['이력서', '질문', '확인'],
      en: ['Résumé', 'Answers', 'Review'],
      cn: ['简历', '问题', '确认'],
    },
    request: { ko: '지원하기', en: 'Apply', cn: '应聘' },
    signed: { ko: '합격을 축하해요', en: 'You are hired', cn: '恭喜您被录用' },
  },
  quick: { ko: '바로가기', en: 'Shortcuts', cn: '快捷入口' },
  quickLinks: {
    recruitments: {
      ko: ['채용 공고 찾기', '조건으로 골라 보기'],
      en: ['Find jobs', 'Filter by conditions'],
      cn: ['查找招聘', '按条件筛选'],
    },
    resume: {
      ko: ['이력서 쓰기', '한 번 쓰고 계속 재사용'],
      en: ['Write a résumé', 'Once, for every job'],
      cn: ['填写简历', '一次填写，反复使用'],
    },
    programs: {
      ko: ['바이어 매칭', '상담 시간 3개 제안'],
      en: ['Meet buyers', 'Propose three times'],
      cn: ['买家对接', '提议3个时间'],
    },
    interview: {
      ko: ['화상 면접 입장', '면접 코드로 바로 입장'],
      en: ['Join interview', 'With your code'],
      cn: ['进入视频面试', '输入面试码即可'],
    },
    contracts: {
      ko: ['전자 계약', '휴대폰에서 서명'],
      en: ['Contracts', 'Sign on your phone'],
      cn: ['电子合同', '手机签署'],
    },
    applied: {
      ko: ['지원 현황', '결과를 한눈에'],
      en: ['My applications', 'Every result at a glance'],
      cn: ['投递进度', '结果一目了然'],
    },
    bookmarked: {
      ko: ['관심 공고', '담아 둔 공고 보기'],
      en: ['Saved jobs', 'Everything you kept'],
      cn: ['收藏招聘', '查看收藏'],
    },
    post: {
      ko: ['공고 올리기', '기업 회원 전용'],
      en: ['Post a job', 'For companies'],
      cn: ['发布招聘', '企业会员专用'],
    },
    guide: {
      ko: ['이용 안내', '처음이라면 여기부터'],
      en: ['How it works', 'Start here'],
      cn: ['使用指南', '新手从这里开始'],
    },
  },
  more: { ko: '더 보기', en: 'More', cn: '查看更多' },
  moreOf: {
    ko: (list: string) => `${list} 더 보기`,
    en: (list: string) => `More: ${list}`,
    cn: (list: string) => `查看更多${list}`,
  },
  recent: { ko: '새로 올라온 채용', en: 'New openings', cn: '最新招聘' },
  recentCount: {
    ko: (n: string) => `지금 ${n}건을 모집하고 있어요`,
    en: (n: string) => `${withPlural(n, 'opening', 'openings')} right now`,
    cn: (n: string) => `现有${n}条招聘`,
  },
  popular: { ko: '지금 많이 보는 공고', en: 'Most viewed', cn: '热门招聘' },
  closing: { ko: '곧 마감해요', en: 'Closing soon', cn: '即将截止' },
  noneYet: { ko: '곧 새 공고가 올라와요', en: 'New openings are coming soon', cn: '新招聘即将发布' },
  toAll: { ko: '전체 공고 보기', en: 'See all openings', cn: '查看全部招聘' },
  failed: { ko: '공고를 불러오지 못했어요', en: 'We could not load the openings', cn: '招聘加载失败' },
  views: {
    ko: (n: string) => `조회 ${n}`,
    en: (n: string) => `${withPlural(n, 'view', 'views')}`,
    cn: (n: string) => `浏览${n}`,
  },
  until: {
    ko: (moment: string) => `${moment} 마감`,
    en: (moment: string) => `Deadline: ${moment}`,
    cn: (moment: string) => `${moment}截止`,
  },
  banner: { ko: '알려 드려요', en: 'What is new', cn: '最新推荐' },
  partnersLabel: { ko: '함께하는 기관', en: 'Partners', cn: '合作机构' },
});
