import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '1:1 문의', en: 'Questions', cn: '1对1咨询' },
  hint: {
    ko: '오래 기다린 문의가 위에 와요. J와 K로 문의 사이를 오갈 수 있어요.',
    en: 'The longest waiting ones come first. J and K move between them.',
    cn: '等待最久的咨询排在前面，可用J和K切换。',
  },
  list: { ko: '문의 목록', en: 'Questions', cn: '咨询列表' },
  noMatch: { ko: '조건에 맞는 문의가 없어요', en: 'No question matches', cn: '没有符合条件的咨询' },
  empty: {
    title: { ko: '아직 들어온 문의가 없어요', en: 'There are no questions yet', cn: '还没有咨询' },
    hint: {
      ko: '회원이 문의를 남기면 여기에 보여요.',
      en: 'Questions of members appear here.',
      cn: '会员提交的咨询会显示在这里。',
    },
  },
  search: { ko: '제목이나 아이디', en: 'Title or user ID', cn: '标题或账号' },
  category: { ko: '분류', en: 'Topic', cn: '分类' },
  anyCategory: { ko: '모든 분류', en: 'Every topic', cn: '全部分类' },
  assignee: { ko: '담당', en: 'Assigned to', cn: '负责人' },
  anyAssignee: { ko: '모든 담당', en: 'Everybody', cn: '全部负责人' },
  nobody: { ko: '담당 없음', en: 'Nobody', cn: '未指派' },
  columns: {
    subject: { ko: '문의', en: 'Question', cn: '咨询' },
    user: { ko: '회원', en: 'Member', cn: '会员' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    assignee: { ko: '담당', en: 'Assigned to', cn: '负责人' },
    created: { ko: '남긴 때', en: 'Asked', cn: '提交时间' },
    waited: { ko: '기다린 시간', en: 'Waiting', cn: '等待时间' },
  },
  phrases: { ko: '자주 쓰는 답변', en: 'Saved phrases', cn: '常用语' },
  add: { ko: '대신 등록하기', en: 'Write for a member', cn: '代为登记' },
  panel: {
    title: { ko: '문의', en: 'Question', cn: '咨询' },
    question: { ko: '문의 내용', en: 'Question', cn: '咨询内容' },
    member: { ko: '문의한 회원', en: 'Member', cn: '咨询会员' },
    open: { ko: '회원 정보 보기', en: 'Open the member', cn: '查看会员信息' },
    reply: { ko: '답변', en: 'Answer', cn: '答复' },
    satisfaction: {
      ko: (score: number) => `회원 평가 ${score}점`,
      en: (score: number) => `Rated ${score} of 5`,
      cn: (score: number) => `会员评分${score}分`,
    },
    remove: {
      act: { ko: '문의 삭제하기', en: 'Delete the question', cn: '删除咨询' },
      title: {
        ko: (subject: string) => `‘${subject}’ 문의를 삭제할까요?`,
        en: (subject: string) => `Delete ‘${subject}’?`,
        cn: (subject: string) => `删除“${subject}”？`,
      },
      body: {
        ko: '답변과 첨부 파일도 함께 지워지고, 회원도 더는 볼 수 없어요. 되돌릴 수 없어요.',
        en: 'Its answer and files are deleted too, and the member can no longer see it. This cannot be undone.',
        cn: '答复和附件将一并删除，会员也无法再查看。此操作无法恢复。',
      },
      done: { ko: '문의를 삭제했어요', en: 'The question is deleted', cn: '已删除咨询' },
    },
    username: { ko: '아이디', en: 'User ID', cn: '账号' },
  },
  assign: {
    label: { ko: '담당', en: 'Assigned to', cn: '负责人' },
    me: { ko: '내가 맡기', en: 'Assign to me', cn: '由我负责' },
    done: { ko: '담당을 정했어요', en: 'Assigned', cn: '已指派' },
  },
  reply: {
    label: { ko: '답변 쓰기', en: 'Write the answer', cn: '撰写答复' },
    phrase: { ko: '자주 쓰는 답변 넣기', en: 'Insert a phrase', cn: '插入常用语' },
    noPhrases: { ko: '저장한 문구가 없어요', en: 'No phrases yet', cn: '没有常用语' },
    nameHint: {
      ko: '{name}은 저장할 때 회원의 이름으로 바뀌어요.',
      en: '{name} becomes the member’s name when it is saved.',
      cn: '保存时{name}将替换为会员姓名。',
    },
    send: { ko: '답변하고 알리기', en: 'Answer and notify', cn: '答复并通知' },
    correct: { ko: '답변 고치기', en: 'Correct the answer', cn: '更正答复' },
    sent: {
      ko: '답변을 남기고 회원에게 알렸어요',
      en: 'Answered, and the member is notified',
      cn: '已答复并通知会员',
    },
    corrected: { ko: '답변을 고쳤어요', en: 'The answer is corrected', cn: '已更正答复' },
  },
  notice: {
    preview: { ko: '회원이 받는 글 보기', en: 'See what the member receives', cn: '查看会员收到的内容' },
    SMS: {
      ko: (to: string) => `회원의 알림함과 문자(${to})로 알려요.`,
      en: (to: string) => `The member is notified in the inbox and by text message (${to}).`,
      cn: (to: string) => `将通过站内通知和短信（${to}）告知会员。`,
    },
    EMAIL: {
      ko: (to: string) => `회원의 알림함과 이메일(${to})로 알려요.`,
      en: (to: string) => `The member is notified in the inbox and by e-mail (${to}).`,
      cn: (to: string) => `将通过站内通知和邮件（${to}）告知会员。`,
    },
    none: {
      ko: '회원이 고른 대로 알림함으로만 알려요.',
      en: 'As the member chose, only the inbox shows it.',
      cn: '按会员的选择，仅通过站内通知告知。',
    },
    unreachable: {
      ko: '회원에게 등록된 주소가 없어 알림함으로만 알려요.',
      en: 'The account has no address for it, so only the inbox shows it.',
      cn: '会员未登记该联系方式，仅通过站内通知告知。',
    },
    later: {
      ko: (when: string) => `지금은 밤이라 ${when}에 알려요.`,
      en: (when: string) => `It is night, so it is sent ${when}.`,
      cn: (when: string) => `现为夜间，将于${when}发送。`,
    },
    correction: {
      ko: '고친 답변은 바로 보이고, 회원에게 다시 알리지 않아요.',
      en: 'A corrected answer is shown at once; the member is not notified again.',
      cn: '更正后立即显示，不会再次通知会员。',
    },
  },
  create: {
    title: { ko: '문의 대신 등록하기', en: 'Write a question for a member', cn: '代会员登记咨询' },
    status: {
      ko: '전화나 방문으로 받은 문의를 회원 대신 남겨요. 회원의 1:1 문의 목록에 보여요.',
      en: 'For questions by telephone or in person. The member sees it among the own questions.',
      cn: '用于登记电话或到访的咨询，会员可在自己的咨询列表中看到。',
    },
    back: { ko: '문의 목록', en: 'Questions', cn: '咨询列表' },
    save: { ko: '등록하기', en: 'Save', cn: '登记' },
    saved: {
      ko: (subject: string) => `‘${subject}’ 문의를 등록했어요`,
      en: (subject: string) => `‘${subject}’ is saved`,
      cn: (subject: string) => `已登记“${subject}”`,
    },
    panel: { ko: '문의', en: 'Question', cn: '咨询' },
    username: { ko: '회원 아이디', en: 'User ID of the member', cn: '会员账号' },
  },
});
