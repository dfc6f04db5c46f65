import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const copy = defineCopy({
  title: { ko: '서비스 문의', en: 'Service inquiries', cn: '服务咨询' },
  hint: {
    ko: '기업이 보낸 채용 지원 문의예요. 오래 기다린 문의가 위에 와요.',
    en: 'Inquiries of companies about recruitment support, the longest waiting ones first.',
    cn: '企业提交的招聘支持咨询，等待最久的排在前面。',
  },
  list: { ko: '서비스 문의 목록', en: 'Service inquiries', cn: '服务咨询列表' },
  noMatch: { ko: '조건에 맞는 문의가 없어요', en: 'No inquiry matches', cn: '没有符合条件的咨询' },
  empty: {
    title: { ko: '아직 들어온 서비스 문의가 없어요', en: 'There are no inquiries yet', cn: '还没有服务咨询' },
    hint: {
      ko: '기업이 채용 지원 문의를 보내면 여기에 보여요.',
      en: 'Inquiries of companies appear here.',
      cn: '企业提交的咨询会显示在这里。',
    },
  },
  search: { ko: '기업 이름, 제목, 접수 번호', en: 'Company, title or number', cn: '企业名称、标题或受理号' },
  number: {
    ko: (n: number) => `접수 ${n}번`,
    en: (n: number) => `No. ${n}`,
    cn: (n: number) => `受理号${n}`,
  },
  columns: {
    subject: { ko: '문의', en: 'Inquiry', cn: '咨询' },
    company: { ko: '기업', en: 'Company', cn: '企业' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    waited: { ko: '기다린 시간', en: 'Waiting', cn: '等待时间' },
    created: { ko: '받은 때', en: 'Received', cn: '收到时间' },
  },
  add: { ko: '전화 문의 등록하기', en: 'Write down a call', cn: '登记电话咨询' },
  panel: {
    title: { ko: '서비스 문의', en: 'Service inquiry', cn: '服务咨询' },
    content: { ko: '문의 내용', en: 'Inquiry', cn: '咨询内容' },
    contact: { ko: '담당자', en: 'Contact person', cn: '联系人' },
    company: { ko: '기업', en: 'Company', cn: '企业' },
    member: { ko: '회원 정보 보기', en: 'Open the member', cn: '查看会员信息' },
    erased: {
      ko: (day: string) => `이 문의는 ${withParticle(day, '에')} 자동으로 지워져요.`,
      en: (day: string) => `This inquiry is erased on ${day}.`,
      cn: (day: string) => `此咨询将于${day}自动删除。`,
    },
    reply: { ko: '답변', en: 'Answer', cn: '答复' },
    remove: {
      act: { ko: '문의 삭제하기', en: 'Delete the inquiry', cn: '删除咨询' },
      title: {
        ko: (subject: string) => `‘${subject}’ 문의를 삭제할까요?`,
        en: (subject: string) => `Delete ‘${subject}’?`,
        cn: (subject: string) => `删除“${subject}”？`,
      },
      body: {
        ko: '연락처와 첨부 파일, 보낸 답변의 기록도 함께 지워져요. 되돌릴 수 없어요.',
        en: 'The contact details, files and sent answers are deleted too. This cannot be undone.',
        cn: '联系方式、附件及已发送的答复记录将一并删除，无法恢复。',
      },
      done: { ko: '문의를 삭제했어요', en: 'The inquiry is deleted', cn: '已删除咨询' },
    },
  },
  reply: {
    label: { ko: '답변 쓰기', en: 'Write the answer', cn: '撰写答复' },
    channel: { ko: '보내는 방법', en: 'Send by', cn: '发送方式' },
    channels: {
      EMAIL: { ko: '이메일', en: 'E-mail', cn: '邮件' },
      SMS: { ko: '문자', en: 'Text message', cn: '短信' },
    },
    by: {
      EMAIL: {
        ko: (to: string) => `이메일(${to})로 답변 전체를 보내요.`,
        en: (to: string) => `The whole answer is sent by e-mail (${to}).`,
        cn: (to: string) => `完整答复将通过邮件（${to}）发送。`,
      },
      SMS: {
        ko: (to: string) => `문자(${to})로 답변 전체를 보내요. 한글 1,000자까지 보낼 수 있어요.`,
        en: (to: string) => `The whole answer is sent by text message (${to}), up to 2,000 bytes.`,
        cn: (to: string) => `完整答复将通过短信（${to}）发送，最多2,000字节。`,
      },
    },
    later: {
      ko: (when: string) => `지금은 밤이라 ${when}에 보내요.`,
      en: (when: string) => `It is night, so it is sent ${when}.`,
      cn: (when: string) => `现为夜间，将于${when}发送。`,
    },
    again: {
      ko: '고친 답변은 다시 보내요.',
      en: 'A changed answer is sent again.',
      cn: '修改后的答复会再次发送。',
    },
    send: { ko: '답변 보내기', en: 'Send the answer', cn: '发送答复' },
    sendAgain: { ko: '고친 답변 보내기', en: 'Send the changed answer', cn: '发送修改后的答复' },
    sent: { ko: '답변을 보냈어요', en: 'The answer is sent', cn: '已发送答复' },
    complete: { ko: '답변 완료로 바꾸기', en: 'Mark as answered', cn: '标记为已答复' },
    completed: { ko: '답변 완료로 바꿨어요', en: 'Marked as answered', cn: '已标记为已答复' },
    reopen: { ko: '답변 대기로 되돌리기', en: 'Mark as waiting', cn: '恢复为等待答复' },
    reopened: { ko: '답변 대기로 되돌렸어요', en: 'Marked as waiting', cn: '已恢复为等待答复' },
  },
  create: {
    title: { ko: '전화 문의 등록하기', en: 'Write down a call', cn: '登记电话咨询' },
    status: {
      ko: '전화로 받은 채용 지원 문의를 남겨요. 개인정보 수집 동의를 말로 받은 뒤에 등록해 주세요.',
      en: 'For inquiries by telephone. Please ask for the consent to the collection of personal data first.',
      cn: '用于登记电话咨询。请先口头征得个人信息收集同意。',
    },
    back: { ko: '서비스 문의 목록', en: 'Service inquiries', cn: '服务咨询列表' },
    save: { ko: '등록하기', en: 'Save', cn: '登记' },
    saved: {
      ko: (subject: string) => `‘${subject}’ 문의를 등록했어요`,
      en: (subject: string) => `‘${subject}’ is saved`,
      cn: (subject: string) => `已登记“${subject}”`,
    },
    agreed: {
      ko: '개인정보 수집과 이용에 동의를 받았어요',
      en: 'The caller agreed to the collection and use of personal data',
      cn: '已征得个人信息收集与使用同意',
    },
  },
  fields: {
    companyName: { ko: '기업 이름', en: 'Company', cn: '企业名称' },
    name: { ko: '담당자 이름', en: 'Contact person', cn: '联系人姓名' },
    phone: { ko: '연락처', en: 'Phone', cn: '联系电话' },
    email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    content: { ko: '문의 내용', en: 'Inquiry', cn: '咨询内容' },
  },
});
