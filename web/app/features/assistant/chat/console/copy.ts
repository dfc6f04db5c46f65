import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '챗봇 대화', en: 'Conversations', cn: '对话' },
  hint: {
    ko: '답을 찾지 못한 질문이 있는 대화부터 살펴봐 주세요',
    en: 'Look first at conversations with a question that had no answer',
    cn: '请先查看有未回答问题的对话',
  },
  list: { ko: '대화 목록', en: 'Conversations', cn: '对话列表' },
  noMatch: { ko: '조건에 맞는 대화가 없어요', en: 'No conversation matches', cn: '没有符合条件的对话' },
  empty: {
    title: { ko: '아직 대화가 없어요', en: 'There are no conversations yet', cn: '暂无对话' },
    hint: {
      ko: '방문자가 도우미에게 물어보면 여기에 쌓여요',
      en: 'What visitors ask the assistant appears here',
      cn: '访客向助手提问后会显示在此',
    },
  },
  columns: {
    who: { ko: '대화 상대', en: 'With', cn: '对象' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    messages: { ko: '메시지', en: 'Messages', cn: '消息' },
    last: { ko: '마지막 메시지', en: 'Last message', cn: '最后消息' },
    created: { ko: '시작', en: 'Began', cn: '开始' },
  },
  visitor: { ko: '방문자', en: 'Visitor', cn: '访客' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  anyState: { ko: '모든 상태', en: 'Any state', cn: '全部状态' },
  states: {
    UNANSWERED: { ko: '답을 못 찾음', en: 'No answer found', cn: '未找到答案' },
    OPEN: { ko: '진행', en: 'Open', cn: '进行中' },
    CLOSED: { ko: '종료', en: 'Closed', cn: '已关闭' },
  },
  messageCount: {
    ko: (n: number) => `${n}개`,
    en: (n: number) => String(n),
    cn: (n: number) => `${n}条`,
  },
  unanswered: {
    ko: (n: number) => `답을 못 찾은 질문 ${n}개`,
    en: (n: number) => (n === 1 ? 'One question without an answer' : `${n} questions without an answer`),
    cn: (n: number) => `${n}个问题未找到答案`,
  },
  close: { ko: '대화 종료하기', en: 'Close', cn: '关闭对话' },
  closed: { ko: '대화를 종료했어요', en: 'The conversation is closed', cn: '对话已关闭' },
  reopen: { ko: '다시 열기', en: 'Open again', cn: '重新打开' },
  reopened: { ko: '대화를 다시 열었어요', en: 'The conversation is open again', cn: '对话已重新打开' },
  removal: {
    act: { ko: '대화 삭제하기', en: 'Delete', cn: '删除对话' },
    title: {
      ko: (name: string) => `${name}의 대화를 삭제할까요?`,
      en: (name: string) => `Delete the conversation with ${name}?`,
      cn: (name: string) => `要删除与${name}的对话吗？`,
    },
    body: {
      ko: '나눈 메시지가 모두 지워지고 되돌릴 수 없어요.',
      en: 'All its messages are deleted and cannot be restored.',
      cn: '所有消息将被删除且无法恢复。',
    },
    done: { ko: '대화를 삭제했어요', en: 'The conversation was deleted', cn: '对话已删除' },
  },
  transcript: {
    title: { ko: '나눈 대화', en: 'Messages', cn: '对话内容' },
    read: { ko: '대화 보기', en: 'Read the messages', cn: '查看对话' },
    about: {
      ko: '누가 왜 봤는지 기록되고, 회원은 내 정보 열람 기록에서 볼 수 있어요.',
      en: 'Who read it and why is recorded, and the member can see it.',
      cn: '查看人和原因将被记录，会员可以看到。',
    },
    noRight: {
      ko: '개인정보를 볼 권한이 있는 관리자만 대화를 볼 수 있어요.',
      en: 'Only administrators who may see personal data can read the messages.',
      cn: '只有具备查看个人信息权限的管理员才能查看对话。',
    },
    reasons: {
      inquiry: { ko: '문의 확인', en: 'An inquiry', cn: '核实咨询' },
      quality: { ko: '답변 품질 점검', en: 'Quality of the answers', cn: '检查回答质量' },
      report: { ko: '신고 처리', en: 'A report', cn: '处理举报' },
    },
  },
});
