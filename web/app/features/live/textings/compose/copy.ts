import { defineCopy } from '#lib/format/copy.ts';

export const composeCopy = defineCopy({
  act: { ko: '문자 보내기', en: 'Send a text', cn: '发送短信' },
  subtitle: {
    ko: (n: number) => `지원자 ${n}명에게 보낼 내용을 적어 주세요`,
    en: (n: number) => `Write the text for ${n} applicant${n === 1 ? '' : 's'}`,
    cn: (n: number) => `请填写发送给${n}位申请人的内容`,
  },
  template: { ko: '서식', en: 'Template', cn: '模板' },
  templates: {
    received: { ko: '지원서를 받았어요', en: 'Application received', cn: '已收到申请' },
    documents: { ko: '서류를 더 보내 주세요', en: 'More documents needed', cn: '请补充材料' },
    call: { ko: '통화하고 싶어요', en: 'We would like to call', cn: '希望通话' },
    meeting: { ko: '면담 시간을 골라 주세요', en: 'Pick a meeting time', cn: '请选择面谈时间' },
    free: { ko: '직접 쓰기', en: 'Write your own', cn: '自行填写' },
  },
  messages: {
    received: {
      ko: '[{기업명}] {이름} 님, {공고} 지원서를 잘 받았어요. 검토를 마치면 다시 연락드릴게요.',
      en: '[{Company}] {Name}, we received your application for {Job}. We will contact you once we have read it.',
      cn: '[{企业名}] {姓名}您好，我们已收到您对{职位}的申请，审核后将与您联系。',
    },
    documents: {
      ko: '[{기업명}] {이름} 님, {공고} 전형에 필요한 서류를 더 보내 주세요. 문의: {담당자} {연락처}',
      en: '[{Company}] {Name}, please send the missing documents for {Job}. Questions: {Contact} {Telephone}',
      cn: '[{企业名}] {姓名}您好，请补充{职位}所需的材料。咨询：{负责人} {电话}',
    },
    call: {
      ko: '[{기업명}] {이름} 님, {공고} 지원과 관련해 통화하고 싶어요. 편한 시간에 전화해 주세요. {연락처}',
      en: '[{Company}] {Name}, we would like to talk about your application for {Job}. Please call {Telephone}.',
      cn: '[{企业名}] {姓名}您好，关于{职位}的申请，请在方便时致电{电话}。',
    },
    meeting: {
      ko: '[{기업명}] {이름} 님, {공고} 면담 시간을 골라 주세요. {면담 링크}',
      en: '[{Company}] {Name}, please pick a time for your meeting about {Job}. {Meeting link}',
      cn: '[{企业名}] {姓名}您好，请选择{职位}的面谈时间。{面谈链接}',
    },
    free: { ko: '', en: '', cn: '' },
  },
  message: { ko: '내용', en: 'Text', cn: '内容' },
  fields: {
    title: { ko: '넣을 수 있는 칸', en: 'Places', cn: '可插入内容' },
    name: { ko: '이름', en: 'Name', cn: '姓名' },
    company: { ko: '기업명', en: 'Company', cn: '企业名' },
    recruitment: { ko: '공고', en: 'Job', cn: '职位' },
    link: { ko: '면담 링크', en: 'Meeting link', cn: '面谈链接' },
    sender: { ko: '담당자', en: 'Contact', cn: '负责人' },
    phone: { ko: '연락처', en: 'Telephone', cn: '电话' },
  },
  bytes: {
    ko: (used: string, max: string, kind: string) => `${used} / ${max}바이트 · ${kind}`,
    en: (used: string, max: string, kind: string) => `${used} / ${max} bytes · ${kind}`,
    cn: (used: string, max: string, kind: string) => `${used} / ${max}字节 · ${kind}`,
  },
  kinds: {
    short: { ko: '단문(SMS)', en: 'short (SMS)', cn: '短信(SMS)' },
    long: { ko: '장문(LMS)', en: 'long (LMS)', cn: '长短信(LMS)' },
  },
  preview: {
    title: { ko: '받는 사람이 보는 내용', en: 'What they receive', cn: '收件人看到的内容' },
    of: {
      ko: (name: string, to: string) => `${name} 님 · ${to}`,
      en: (name: string, to: string) => `${name} · ${to}`,
      cn: (name: string, to: string) => `${name} · ${to}`,
    },
    previous: { ko: '이전 사람', en: 'Previous person', cn: '上一位' },
    next: { ko: '다음 사람', en: 'Next person', cn: '下一位' },
    place: {
      ko: (n: number, all: number) => `${all}명 중 ${n}번째`,
      en: (n: number, all: number) => `${n} of ${all}`,
      cn: (n: number, all: number) => `第${n}位，共${all}位`,
    },
  },
  leftOut: {
    ko: (n: number) => `보내지 않는 지원자 ${n}명`,
    en: (n: number) => `${n} who receive${n === 1 ? 's' : ''} nothing`,
    cn: (n: number) => `不发送的申请人${n}位`,
  },
  problems: {
    REVOKED: { ko: '지원을 취소했어요', en: 'Withdrew the application', cn: '已撤回申请' },
    NO_ADDRESS: { ko: '전화번호가 없어요', en: 'No telephone number', cn: '没有电话号码' },
    NO_MOBILE: {
      ko: '문자를 받을 수 없는 번호예요',
      en: 'The number takes no text messages',
      cn: '该号码无法接收短信',
    },
    ACCOUNT_CLOSED: { ko: '이용하지 않는 계정이에요', en: 'The account is closed', cn: '账户已停用' },
  },
  night: {
    ko: (when: string) => `지금은 밤이라 ${when}에 보내요.`,
    en: (when: string) => `It is night, so the text leaves ${when}.`,
    cn: (when: string) => `现在是夜间，将于${when}发送。`,
  },
  left: {
    ko: (n: string) => `오늘 ${n}건 더 보낼 수 있어요.`,
    en: (n: string) => `You can send ${n} more today.`,
    cn: (n: string) => `今天还可发送${n}条。`,
  },
  rules: {
    ko: (seconds: number) =>
      `지원과 관련한 내용만 보내 주세요. 광고는 보낼 수 없어요. ${seconds}초 안에 되돌리면 아무에게도 보내지 않아요.`,
    en: (seconds: number) =>
      `Write about the application only, no advertising. Nobody receives anything if you undo it within ${seconds} seconds.`,
    cn: (seconds: number) => `仅限与申请相关的内容，不可发送广告。${seconds}秒内撤销则不会发送给任何人。`,
  },
  trial: {
    act: { ko: '나에게 먼저 보내 보기', en: 'Send it to me first', cn: '先发送给我' },
    hint: {
      ko: (to: string) => `내 번호 ${to}로만 보내고, 오늘 건수에서 1건을 써요.`,
      en: (to: string) => `It goes to your number ${to} only and counts as one of today.`,
      cn: (to: string) => `仅发送到您的号码${to}，计入今日1条。`,
    },
    done: {
      ko: (to: string) => `${to}로 시험 문자를 보냈어요`,
      en: (to: string) => `The trial was sent to ${to}`,
      cn: (to: string) => `测试短信已发送到${to}`,
    },
    none: {
      ko: '내 정보에 휴대전화 번호가 있으면 나에게 먼저 보내 볼 수 있어요.',
      en: 'With a mobile number in your account you can send it to yourself first.',
      cn: '账户中填写手机号码后，可先发送给自己。',
    },
  },
  keep: { ko: '초안으로 두기', en: 'Keep as a draft', cn: '保存为草稿' },
  stored: { ko: '초안으로 두었어요', en: 'The draft is kept', cn: '已保存为草稿' },
  send: {
    ko: (n: number) => `${n}명에게 보내기`,
    en: (n: number) => `Send to ${n}`,
    cn: (n: number) => `发送给${n}人`,
  },
  done: {
    ko: (n: number) => `${n}명에게 문자를 보내요`,
    en: (n: number) => `Sending to ${n} applicant${n === 1 ? '' : 's'}`,
    cn: (n: number) => `正在发送给${n}位申请人`,
  },
  undone: { ko: '문자를 보내지 않았어요', en: 'Nothing was sent', cn: '短信未发送' },
  none: { ko: '내용을 적어 주세요', en: 'Please write the text', cn: '请填写内容' },
  tooLong: {
    ko: '칸을 채우면 2,000바이트를 넘어요. 내용을 줄여 주세요.',
    en: 'Filled in it is longer than 2,000 bytes. Please shorten it.',
    cn: '填充后超过2,000字节，请缩短内容。',
  },
  unknown: {
    ko: (placeholder: string) => `${placeholder} 칸은 채울 수 없어요. 아래 버튼으로 칸을 넣어 주세요.`,
    en: (placeholder: string) =>
      `There is no placeholder ${placeholder}. Please insert one with the buttons below.`,
    cn: (placeholder: string) => `没有${placeholder}这一项，请用下方按钮插入。`,
  },
  noLink: {
    ko: '면담 링크는 면담 화면에서 보낼 때 넣을 수 있어요',
    en: 'The meeting link can be used when you send from a meeting',
    cn: '仅在面谈页面发送时可插入面谈链接',
  },
  withProposal: {
    choose: {
      ko: '면담 링크를 문자로도 보내요',
      en: 'Also send the link as a text message',
      cn: '同时用短信发送链接',
    },
  },
});
