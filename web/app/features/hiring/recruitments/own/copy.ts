import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '채용 공고', en: 'Postings', cn: '招聘信息' },
  status: {
    ko: (open: number, unread: number) => `모집 중 ${open}개 · 새 지원 ${unread}명`,
    en: (open: number, unread: number) => `${open} open · ${unread} new applicants`,
    cn: (open: number, unread: number) => `招聘中${open}个 · 新申请${unread}人`,
  },
  add: { ko: '공고 올리기', en: 'Post a job', cn: '发布招聘' },
  tabs: {
    all: { ko: '전체', en: 'All', cn: '全部' },
    ON_GOING: { ko: '모집 중', en: 'Open', cn: '招聘中' },
    FINISHED: { ko: '마감', en: 'Closed', cn: '已截止' },
    NO_SHOWN: { ko: '비공개·작성 중', en: 'Hidden and drafts', cn: '未公开·草稿' },
    CANCELED: { ko: '취소', en: 'Canceled', cn: '已取消' },
  },
  kinds: {
    DRAFTS: { ko: '쓰다 만 공고', en: 'Unfinished postings', cn: '未完成的招聘' },
    CLOSING_SOON: { ko: '곧 마감하는 공고', en: 'Closing soon', cn: '即将截止的招聘' },
  },
  states: { ko: '공고 상태', en: 'State of postings', cn: '招聘状态' },
  search: { ko: '공고 제목 검색', en: 'Search by title', cn: '搜索招聘标题' },
  untitled: { ko: '제목 없는 공고', en: 'Untitled posting', cn: '未命名招聘' },
  columns: {
    subject: { ko: '공고', en: 'Posting', cn: '招聘' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    period: { ko: '접수 기간', en: 'Applications', cn: '受理期间' },
    applicants: { ko: '지원', en: 'Applicants', cn: '申请' },
    hits: { ko: '조회', en: 'Views', cn: '浏览' },
    menu: { ko: '더보기', en: 'More', cn: '更多' },
    latest: { ko: '최근 지원', en: 'Latest', cn: '最近申请' },
  },
  people: {
    ko: (n: number) => `${n}명`,
    en: (n: number) => (n === 1 ? '1 applicant' : `${n} applicants`),
    cn: (n: number) => `${n}人`,
  },
  unread: {
    ko: (n: number) => `새 지원 ${n}건`,
    en: (n: number) => `${n} new`,
    cn: (n: number) => `新申请 ${n}份`,
  },
  always: { ko: '상시모집', en: 'Always open', cn: '长期招聘' },
  noPeriod: { ko: '마감을 아직 안 정했어요', en: 'No deadline yet', cn: '尚未设置截止时间' },
  until: {
    ko: (day: string) => `~ ${day}`,
    en: (day: string) => `until ${day}`,
    cn: (day: string) => `至 ${day}`,
  },
  savedAgo: {
    ko: (when: string) => `${when} 저장`,
    en: (when: string) => `saved ${when}`,
    cn: (when: string) => `${when}保存`,
  },
  menu: {
    open: {
      ko: (subject: string) => `${subject} 더보기`,
      en: (subject: string) => `More for ${subject}`,
      cn: (subject: string) => `${subject} 更多操作`,
    },
    applicants: { ko: '지원자 보기', en: 'See applicants', cn: '查看申请人' },
    edit: { ko: '수정하기', en: 'Edit', cn: '编辑' },
    carryOn: { ko: '이어서 쓰기', en: 'Continue writing', cn: '继续编辑' },
    view: { ko: '공고 보기', en: 'View the posting', cn: '查看招聘' },
    duplicate: { ko: '복제하기', en: 'Duplicate', cn: '复制' },
    close: { ko: '마감하기', en: 'Close now', cn: '立即截止' },
    reopen: { ko: '다시 모집하기', en: 'Reopen', cn: '重新招聘' },
    hide: { ko: '비공개로 바꾸기', en: 'Hide', cn: '设为不公开' },
    show: { ko: '공개하기', en: 'Show publicly', cn: '公开' },
    cancel: { ko: '모집 취소하기', en: 'Cancel the posting', cn: '取消招聘' },
    remove: { ko: '지우기', en: 'Delete', cn: '删除' },
  },
  close: {
    title: {
      ko: (subject: string) => `‘${subject}’ 공고를 마감할까요?`,
      en: (subject: string) => `Close “${subject}”?`,
      cn: (subject: string) => `截止“${subject}”吗？`,
    },
  },
  cancel: {
    title: {
      ko: (subject: string) => `‘${subject}’ 모집을 취소할까요?`,
      en: (subject: string) => `Cancel “${subject}”?`,
      cn: (subject: string) => `取消“${subject}”的招聘吗？`,
    },
    body: {
      ko: (people: number) =>
        people > 0
          ? `지원자 ${people}명에게 모집 취소를 알리고, 쓰던 지원서는 쓸 수 없게 돼요. 되돌릴 수 없어요.`
          : '쓰던 지원서는 쓸 수 없게 돼요. 되돌릴 수 없어요.',
      en: (people: number) =>
        people > 0
          ? `${people === 1 ? '1 applicant' : `${people} applicants`} will be told, and unfinished applications become unusable. This cannot be undone.`
          : 'Unfinished applications become unusable. This cannot be undone.',
      cn: (people: number) =>
        people > 0
          ? `将通知${people}名申请人，未完成的申请将失效。此操作无法撤销。`
          : '未完成的申请将失效。此操作无法撤销。',
    },
  },
  remove: {
    title: {
      ko: (subject: string) => `‘${subject}’ 공고를 지울까요?`,
      en: (subject: string) => `Delete “${subject}”?`,
      cn: (subject: string) => `删除“${subject}”吗？`,
    },
    body: {
      ko: '지우면 되돌릴 수 없어요.',
      en: 'This cannot be undone.',
      cn: '删除后无法恢复。',
    },
  },
  done: {
    FINISHED: { ko: '공고를 마감했어요', en: 'The posting is closed', cn: '招聘已截止' },
    CANCELED: { ko: '모집을 취소했어요', en: 'The posting is canceled', cn: '招聘已取消' },
    NO_SHOWN: { ko: '공고를 비공개로 바꿨어요', en: 'The posting is hidden', cn: '招聘已设为不公开' },
    ON_GOING: { ko: '공고를 공개했어요', en: 'The posting is public', cn: '招聘已公开' },
    reopened: { ko: '공고를 다시 열었어요', en: 'The posting is open again', cn: '招聘已重新开放' },
  },
  removed: { ko: '공고를 지웠어요', en: 'The posting is deleted', cn: '招聘已删除' },
  duplicated: {
    ko: '공고를 복제했어요. 접수 기간을 정해 주세요.',
    en: 'Duplicated. Please set the application period.',
    cn: '已复制招聘，请设置受理期间。',
  },
  empty: {
    title: { ko: '첫 공고를 올려 보세요', en: 'Post your first job', cn: '发布第一个招聘' },
    body: {
      ko: '제목과 조건만 적으면 바로 올릴 수 있어요. 쓰던 내용은 저절로 저장돼요.',
      en: 'A title and the conditions are enough to start. What you write is saved by itself.',
      cn: '填写标题和条件即可发布，内容会自动保存。',
    },
  },
  noneHere: {
    title: { ko: '이 상태의 공고가 없어요', en: 'No postings in this state', cn: '没有该状态的招聘' },
    body: { ko: '다른 상태를 골라 보세요.', en: 'Try another state.', cn: '请选择其他状态。' },
    all: { ko: '전체 보기', en: 'Show all', cn: '查看全部' },
  },
  noMatch: {
    ko: (text: string) => `‘${text}’에 맞는 공고가 없어요`,
    en: (text: string) => `Nothing matches “${text}”`,
    cn: (text: string) => `没有符合“${text}”的招聘`,
  },
  listLabel: { ko: '채용 공고 목록', en: 'List of postings', cn: '招聘列表' },
  block: {
    title: {
      ko: '운영자가 이 공고를 숨겼어요',
      en: 'An administrator hid this posting',
      cn: '管理员隐藏了该招聘',
    },
    body: {
      ko: '지금은 아무도 볼 수 없어요. 내용을 고치고 답을 보내면 운영자가 확인하고 다시 공개해요.',
      en: 'Nobody can see it now. Correct it and send an answer; an administrator puts it back after a check.',
      cn: '目前无人可见。请修改内容并回复，管理员确认后会重新公开。',
    },
    reason: { ko: '사유', en: 'Reason', cn: '原因' },
    sent: { ko: '보낸 답', en: 'Your answer', cn: '您的回复' },
    reply: { ko: '운영자에게 보낼 답', en: 'Answer to the administrators', cn: '给管理员的回复' },
    send: { ko: '답 보내기', en: 'Send the answer', cn: '发送回复' },
    done: { ko: '운영자에게 답을 보냈어요', en: 'Your answer is sent', cn: '已发送回复' },
    answered: {
      ko: '답을 보냈어요 · 운영자 확인 중',
      en: 'Answered · being checked',
      cn: '已回复 · 管理员确认中',
    },
    toAnswer: {
      ko: (reason: string) => `사유: ${reason}`,
      en: (reason: string) => `Reason: ${reason}`,
      cn: (reason: string) => `原因：${reason}`,
    },
  },
});

export const stageCopy = defineCopy({
  short: {
    IS_APPLIED: { ko: '접수', en: 'Received', cn: '已投递' },
    ON_PENDING: { ko: '검토', en: 'Review', cn: '审核' },
    ON_MEETING: { ko: '면접', en: 'Interview', cn: '面试' },
    ON_RECRUIT: { ko: '합격', en: 'Accepted', cn: '录用' },
    ELIMINATED: { ko: '불합격', en: 'Not selected', cn: '未录用' },
  },
  count: {
    ko: (stage: string, n: number) => `${stage} ${n}명`,
    en: (stage: string, n: number) => `${stage} ${n}`,
    cn: (stage: string, n: number) => `${stage} ${n}人`,
  },
});
