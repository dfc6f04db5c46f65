import { ownListTexts } from '@ieum/contract/hiring/applications/own-list-texts.ts';
import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const copy = defineCopy({
  title: ownListTexts.title.text,
  find: { ko: '공고 찾아보기', en: 'Find jobs', cn: '查找招聘' },
  todo: {
    ko: (n: number) => `지금 할 일 ${n}개`,
    en: (n: number) => (n === 1 ? 'One thing to do' : `${n} things to do`),
    cn: (n: number) => `待办事项${n}个`,
  },
  nothingToDo: { ko: '지금 할 일이 없어요', en: 'Nothing to do right now', cn: '目前没有待办事项' },
  tabs: {
    label: { ko: '지원 상태', en: 'State of the applications', cn: '应聘状态' },
    ONGOING: { ko: '진행 중', en: 'Under way', cn: '进行中' },
    WRITING: { ko: '작성 중', en: 'Drafts', cn: '填写中' },
    ACCEPTED: { ko: '합격', en: 'Accepted', cn: '录用' },
    OVER: { ko: '종료', en: 'Over', cn: '已结束' },
  },
  sort: {
    label: { ko: '정렬', en: 'Order', cn: '排序' },
    todo: { ko: '할 일 먼저', en: 'To do first', cn: '待办优先' },
    recent: { ko: '최근 지원순', en: 'Newest first', cn: '最近应聘' },
    company: { ko: '기업 이름순', en: 'By company', cn: '按企业名称' },
  },
  banner: {
    title: {
      ko: '작성하던 지원서가 있어요. 이어서 쓸까요?',
      en: 'You have an unfinished application. Continue?',
      cn: '您有未完成的应聘表，要继续填写吗？',
    },
    others: {
      ko: (n: number) => `외 ${n}개`,
      en: (n: number) => `and ${n} more`,
      cn: (n: number) => `等${n}个`,
    },
  },
  continue: { ko: '이어 쓰기', en: 'Continue', cn: '继续填写' },
  results: { ko: '최근 결과', en: 'Recent results', cn: '最近结果' },
  empty: {
    ONGOING: { ko: '진행 중인 지원이 없어요', en: 'No applications under way', cn: '没有进行中的应聘' },
    WRITING: { ko: '작성 중인 지원서가 없어요', en: 'No drafts', cn: '没有填写中的应聘表' },
    ACCEPTED: { ko: '아직 합격한 지원이 없어요', en: 'Nothing accepted yet', cn: '暂无录用' },
    OVER: { ko: '끝난 지원이 없어요', en: 'Nothing is over yet', cn: '没有已结束的应聘' },
    hint: {
      ko: '마음에 드는 공고를 찾아 지원해 보세요.',
      en: 'Find a posting you like and apply.',
      cn: '查找心仪的招聘并应聘吧。',
    },
  },
  stages: {
    ko: ['작성', '접수', '검토', '면접', '결과'],
    en: ['Draft', 'Sent', 'Review', 'Interview', 'Result'],
    cn: ['填写', '投递', '审核', '面试', '结果'],
  },
  passed: { ko: '합격', en: 'Hired', cn: '录用' },
  failed: { ko: '불합격', en: 'Closed', cn: '未录用' },
  ended: { ko: '종료', en: 'Ended', cn: '已结束' },
  appliedOn: {
    ko: (day: string) => `${day} 지원`,
    en: (day: string) => `Applied ${day}`,
    cn: (day: string) => `${day} 应聘`,
  },
  savedOn: {
    ko: (day: string) => `${day} 작성`,
    en: (day: string) => `Written ${day}`,
    cn: (day: string) => `${day} 填写`,
  },
  steps: {
    lastHours: {
      ko: (hours: number) => `마감까지 ${hours}시간 남았어요`,
      en: (hours: number) => `${hours} h until it closes`,
      cn: (hours: number) => `距截止还有${hours}小时`,
    },
    draft: ownListTexts.finishDraft.text,
    late: {
      ko: '접수가 끝나서 제출할 수 없어요',
      en: 'The posting is closed, so it cannot be sent',
      cn: '招聘已截止，无法提交',
    },
    ready: { ko: '제출만 하면 돼요', en: 'Ready to submit', cn: '只需提交即可' },
    sent: { ko: '지원서를 보냈어요', en: 'Your application was sent', cn: '应聘表已发送' },
    unread: { ko: '아직 열어 보기 전이에요', en: 'Not opened yet', cn: '对方尚未查看' },
    viewed: { ko: '기업이 지원서를 열어 봤어요', en: 'The company opened it', cn: '企业已查看应聘表' },
    openedOn: {
      ko: (day: string) => `${withParticle(day, '에')} 지원서를 열어 봤어요`,
      en: (day: string) => `Opened ${day}`,
      cn: (day: string) => `${day}查看了应聘表`,
    },
    reviewing: {
      ko: (days: number) => `${days}일째 검토 중이에요`,
      en: (days: number) => `In review, day ${days}`,
      cn: (days: number) => `审核第${days}天`,
    },
    meeting: { ko: '면접 단계예요', en: 'Interview stage', cn: '面试阶段' },
    meetingNote: {
      ko: '기업이 면접 일정을 알려 드려요',
      en: 'The company will send you the interview time',
      cn: '企业会通知您面试时间',
    },
    accepted: {
      ko: '합격했어요. 축하해요!',
      en: 'You were accepted. Congratulations!',
      cn: '恭喜，您已被录用！',
    },
    closed: {
      ko: '이번에는 함께하지 못했어요',
      en: 'It did not work out this time',
      cn: '很遗憾，此次未能录用',
    },
    canceled: {
      ko: '기업이 모집을 취소했어요',
      en: 'The company cancelled the posting',
      cn: '企业已取消招聘',
    },
    resultOn: {
      ko: (day: string) => `${withParticle(day, '에')} 결과가 나왔어요`,
      en: (day: string) => `Decided ${day}`,
      cn: (day: string) => `${day}公布结果`,
    },
    revoked: { ko: '지원을 취소했어요', en: 'You withdrew it', cn: '您已取消应聘' },
    revokedOn: {
      ko: (day: string) => `${withParticle(day, '에')} 취소했어요`,
      en: (day: string) => `Withdrawn ${day}`,
      cn: (day: string) => `${day}取消`,
    },
    closesOn: {
      ko: (day: string) => `${day} 마감`,
      en: (day: string) => `Closes ${day}`,
      cn: (day: string) => `${day}截止`,
    },
    alwaysOpen: { ko: '상시모집', en: 'Always open', cn: '长期招聘' },
    questionsLeft: {
      ko: (n: number) => `질문 ${n}개 남음`,
      en: (n: number) => (n === 1 ? '1 question left' : `${n} questions left`),
      cn: (n: number) => `剩${n}个问题`,
    },
  },
  similar: { ko: '비슷한 공고 보기', en: 'Similar openings', cn: '查看相似招聘' },
  menu: {
    of: {
      ko: (name: string) => `${name} 더보기`,
      en: (name: string) => `More for ${name}`,
      cn: (name: string) => `${name}更多操作`,
    },
    open: { ko: '지원서 보기', en: 'See application', cn: '查看应聘表' },
    recruitment: { ko: '공고 보기', en: 'See posting', cn: '查看招聘' },
    revoke: { ko: '지원 취소', en: 'Withdraw', cn: '取消应聘' },
    discard: { ko: '지원서 지우기', en: 'Delete draft', cn: '删除应聘表' },
  },
  revoke: {
    title: { ko: '지원을 취소할까요?', en: 'Withdraw your application?', cn: '要取消应聘吗？' },
    body: {
      ko: '기업이 지원서를 더 이상 볼 수 없고, 잡혀 있던 면담과 면접도 취소돼요. 기업에 취소를 알려요.',
      en: 'The company can no longer see your application, and planned meetings and interviews are cancelled. The company is notified.',
      cn: '企业将无法再查看您的应聘表，已约定的面谈和面试也会取消，并会通知企业。',
    },
    act: { ko: '지원 취소하기', en: 'Withdraw', cn: '取消应聘' },
    done: { ko: '지원을 취소했어요', en: 'Application withdrawn', cn: '已取消应聘' },
  },
  discard: {
    title: { ko: '작성하던 지원서를 지울까요?', en: 'Delete this draft?', cn: '要删除填写中的应聘表吗？' },
    body: { ko: '지우면 되돌릴 수 없어요.', en: 'This cannot be undone.', cn: '删除后无法恢复。' },
    act: { ko: '지원서 지우기', en: 'Delete draft', cn: '删除应聘表' },
    done: { ko: '지원서를 지웠어요', en: 'Draft deleted', cn: '已删除应聘表' },
  },
  detail: {
    title: { ko: '내 지원서', en: 'My application', cn: '我的应聘表' },
    times: { ko: '진행 기록', en: 'Progress', cn: '进度记录' },
    answers: { ko: '질문 답변', en: 'Answers', cn: '问题回答' },
    noAnswer: { ko: '답하지 않았어요', en: 'Not answered', cn: '未回答' },
    resume: { ko: '제출한 이력서', en: 'Submitted résumé', cn: '提交的简历' },
    draftResume: { ko: '제출할 이력서', en: 'Résumé to be sent', cn: '将提交的简历' },
    events: {
      applied: { ko: '지원했어요', en: 'Applied', cn: '已应聘' },
      viewed: { ko: '기업이 열어 봤어요', en: 'Opened by the company', cn: '企业已查看' },
      reviewing: { ko: '검토를 시작했어요', en: 'Review started', cn: '开始审核' },
      meeting: { ko: '면접 단계로 옮겼어요', en: 'Moved to interview', cn: '进入面试阶段' },
      accepted: { ko: '합격했어요', en: 'Accepted', cn: '已录用' },
      closed: { ko: '채용이 끝났어요', en: 'Closed', cn: '招聘结束' },
    },
    opened: { ko: '지원서를 만들었어요', en: 'Draft created', cn: '创建应聘表' },
    saved: { ko: '마지막으로 저장했어요', en: 'Last saved', cn: '最后保存' },
    revoked: { ko: '지원을 취소했어요', en: 'Withdrawn', cn: '已取消应聘' },
  },
});
