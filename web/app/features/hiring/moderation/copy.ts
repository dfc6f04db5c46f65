import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '채용 공고', en: 'Recruitments', cn: '招聘信息' },
  list: { ko: '채용 공고 목록', en: 'Recruitments', cn: '招聘列表' },
  search: { ko: '제목, 내용, 기업명', en: 'Subject, text, company', cn: '标题、内容、企业名' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  anyState: { ko: '모든 상태', en: 'Any state', cn: '全部状态' },
  origin: { ko: '올린 곳', en: 'Origin', cn: '来源' },
  anyOrigin: { ko: '모든 출처', en: 'Any origin', cn: '全部来源' },
  origins: {
    OWN: { ko: '직접 올린 공고', en: 'Posted here', cn: '本站发布' },
    IMPORTED: { ko: '가져온 공고', en: 'Imported', cn: '导入' },
  },
  answer: { ko: '기업의 답', en: 'Answer', cn: '企业回复' },
  anyAnswer: { ko: '답 상관없이', en: 'Answered or not', cn: '不限回复' },
  written: { ko: '처음 쓴 날', en: 'First written', cn: '创建日期' },
  ofCompany: { ko: '한 기업만 보는 중', en: 'One company only', cn: '仅显示一家企业' },
  columns: {
    subject: { ko: '공고', en: 'Posting', cn: '招聘' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    period: { ko: '접수 기간', en: 'Period', cn: '受理期间' },
    hits: { ko: '조회', en: 'Views', cn: '浏览' },
    applicants: { ko: '지원자', en: 'Applicants', cn: '应聘者' },
    written: { ko: '쓴 날', en: 'Written', cn: '创建日' },
    actions: { ko: '더 하기', en: 'More', cn: '更多' },
  },
  untitled: { ko: '제목 없음', en: 'Untitled', cn: '无标题' },
  always: { ko: '상시모집', en: 'Always open', cn: '常年招聘' },
  draft: { ko: '작성 중', en: 'Being written', cn: '编写中' },
  actionsOf: {
    ko: (name: string) => `${name} 더 하기`,
    en: (name: string) => `More for ${name}`,
    cn: (name: string) => `${name}的更多操作`,
  },
  actions: {
    open: { ko: '공고 보기', en: 'See the posting', cn: '查看招聘' },
    statistics: { ko: '통계 보기', en: 'See the statistics', cn: '查看统计' },
    company: { ko: '이 기업 공고만 보기', en: 'Only this company', cn: '仅看该企业' },
    remove: { ko: '공고 지우기', en: 'Delete the posting', cn: '删除招聘' },
  },
  change: {
    ON_GOING: { ko: '모집 중으로 바꾸기', en: 'Open it', cn: '改为招聘中' },
    FINISHED: { ko: '마감하기', en: 'Close it', cn: '截止' },
    NO_SHOWN: { ko: '숨기기', en: 'Hide it', cn: '隐藏' },
    CANCELED: { ko: '모집 취소하기', en: 'Cancel it', cn: '取消招聘' },
  },
  ask: {
    title: {
      ko: (name: string, act: string) => `‘${name}’ 공고를 ${act}?`,
      en: (name: string, act: string) => `${act}: ‘${name}’?`,
      cn: (name: string, act: string) => `“${name}”：${act}？`,
    },
    texts: {
      ON_GOING: { ko: '모집 중으로 바꿀까요', en: 'Open', cn: '改为招聘中' },
      FINISHED: { ko: '마감할까요', en: 'Close', cn: '截止' },
      NO_SHOWN: { ko: '숨길까요', en: 'Hide', cn: '隐藏' },
      CANCELED: { ko: '취소할까요', en: 'Cancel', cn: '取消' },
    },
    bodies: {
      ON_GOING: {
        ko: '누구나 보고 지원할 수 있어요.',
        en: 'Everybody can see it and apply.',
        cn: '所有人都可以查看并应聘。',
      },
      FINISHED: {
        ko: '공고는 보이지만 더 지원할 수 없어요.',
        en: 'It stays visible but takes no more applications.',
        cn: '仍可查看，但不再接受应聘。',
      },
      NO_SHOWN: {
        ko: '숨김을 풀 때까지 기업도 다시 공개할 수 없어요. 사유는 기업에 알리고, 기업은 답할 수 있어요.',
        en: 'Until you lift this the company cannot publish it either. It reads the reason and can answer.',
        cn: '取消隐藏前企业也无法重新公开。原因将告知企业，企业可以回复。',
      },
      CANCELED: {
        ko: '지원자에게 메일로 알려요.',
        en: 'Its applicants are told by e-mail.',
        cn: '将通过邮件通知应聘者。',
      },
    },
    reasons: {
      law: { ko: '법에 어긋나는 내용', en: 'Against the law', cn: '违反法律' },
      untrue: { ko: '사실과 다른 내용', en: 'Not true', cn: '内容不实' },
      requested: { ko: '기업 요청', en: 'Asked for by the company', cn: '企业要求' },
      reported: { ko: '신고 확인', en: 'Reported', cn: '举报属实' },
    },
    done: { ko: '공고 상태를 바꿨어요', en: 'The state is changed', cn: '招聘状态已更改' },
  },
  remove: {
    title: {
      ko: (name: string) => `‘${name}’ 공고를 지울까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除“${name}”？`,
    },
    body: {
      ko: '지우면 되돌릴 수 없어요. 사유는 기업에 알려요.',
      en: 'This cannot be undone. The company reads the reason.',
      cn: '删除后无法恢复。原因将告知企业。',
    },
    done: { ko: '공고를 지웠어요', en: 'The posting is deleted', cn: '招聘已删除' },
  },
  tabs: {
    label: { ko: '공고 관리', en: 'Recruitments', cn: '招聘管理' },
    recruitments: { ko: '공고', en: 'Recruitments', cn: '招聘' },
    flags: { ko: '신고', en: 'Reports', cn: '举报' },
  },
  empty: {
    title: { ko: '아직 공고가 없어요', en: 'There are no postings yet', cn: '暂无招聘' },
    noMatch: { ko: '조건에 맞는 공고가 없어요', en: 'No posting matches', cn: '没有符合条件的招聘' },
  },
  block: {
    lift: { ko: '숨김 풀기', en: 'Show it again', cn: '取消隐藏' },
    lifted: {
      ko: '공고를 기업이 정한 상태로 되돌렸어요',
      en: 'The posting has its company’s state again',
      cn: '招聘已恢复为企业设定的状态',
    },
    answered: { ko: '기업이 답했어요', en: 'The company answered', cn: '企业已回复' },
    waits: { ko: '기업 답을 기다려요', en: 'Waiting for the company', cn: '等待企业回复' },
    ofCompany: { ko: '정지·탈퇴한 기업', en: 'Suspended or former company', cn: '企业已停用或注销' },
    reason: { ko: '숨긴 이유', en: 'Why it is hidden', cn: '隐藏原因' },
    reply: { ko: '기업의 답', en: 'The company’s answer', cn: '企业回复' },
    noReply: { ko: '아직 없어요', en: 'None yet', cn: '暂无' },
  },
});
