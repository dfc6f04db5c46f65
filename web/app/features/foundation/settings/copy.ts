import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '설정', en: 'Settings', cn: '设置' },
  saved: {
    ko: (when: string) => `${when}에 저장했어요`,
    en: (when: string) => `Saved ${when}`,
    cn: (when: string) => `${when}已保存`,
  },
  chat: {
    title: { ko: '챗봇', en: 'Chatbot', cn: '聊天助手' },
    hint: {
      ko: '챗봇의 질문과 안내문, OpenAI 설정은 각자의 화면에서 바꿔요.',
      en: 'Prompts and notices of the chat and its connection to OpenAI are changed on their own screens.',
      cn: '聊天问题、提示语及OpenAI集成在各自页面中修改。',
    },
    prompts: { ko: '챗봇 프롬프트', en: 'Chat prompts', cn: '聊天问题' },
    alerts: { ko: '챗봇 안내문', en: 'Chat notices', cn: '聊天提示语' },
    openAi: { ko: 'OpenAI 설정', en: 'OpenAI settings', cn: 'OpenAI设置' },
  },
  business: {
    title: { ko: '사업자 정보', en: 'Business details', cn: '经营者信息' },
    hint: {
      ko: '모든 공개 화면의 맨 아래에 보여요. 비워 둔 항목은 보이지 않고, 영어나 중국어를 비우면 한국어를 보여 줘요.',
      en: 'Shown at the bottom of all public pages. Empty details are left out; where English or Chinese is empty, the Korean text is shown.',
      cn: '显示在所有公开页面底部。留空的项目不显示；英文或中文留空时显示韩文。',
    },
    name: { ko: '상호', en: 'Company name', cn: '商号' },
    representative: { ko: '대표자', en: 'Representative', cn: '代表人' },
    address: { ko: '주소', en: 'Address', cn: '地址' },
    hours: { ko: '전화 받는 시간', en: 'Telephone hours', cn: '电话服务时间' },
    registrationNumber: { ko: '사업자등록번호', en: 'Business registration number', cn: '营业执照号' },
    mailOrderNumber: { ko: '통신판매업신고번호', en: 'Mail order licence number', cn: '通信销售业申报号' },
    phone: { ko: '전화', en: 'Telephone', cn: '电话' },
    email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
    inLanguage: {
      ko: (label: string, language: string) => `${label} (${language})`,
      en: (label: string, language: string) => `${label} (${language})`,
      cn: (label: string, language: string) => `${label}（${language}）`,
    },
    korean: { ko: '한국어', en: 'Korean', cn: '韩文' },
    english: { ko: '영어', en: 'English', cn: '英文' },
    chinese: { ko: '중국어', en: 'Chinese', cn: '中文' },
  },
  security: {
    title: { ko: '관리자 보안', en: 'Security of administrators', cn: '管理员安全' },
    required: {
      ko: '모든 관리자가 2단계 인증을 써야 해요',
      en: 'All administrators need two-step verification',
      cn: '所有管理员必须使用两步验证',
    },
    hint: {
      ko: '켜면 설정하지 않은 관리자는 2단계 인증을 마칠 때까지 다른 일을 할 수 없어요.',
      en: 'Administrators without it can do nothing else until they have set it up.',
      cn: '开启后，未设置的管理员在完成设置前无法进行其他操作。',
    },
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  done: { ko: '설정을 저장했어요', en: 'The settings are saved', cn: '设置已保存' },
});
