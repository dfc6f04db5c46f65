import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '설정', en: 'Settings', cn: '设置' },
  saved: {
    ko: (when: string) => `${when}에 저장했어요`,
    en: (when: string) => `Saved ${when}`,
    cn: (when: string) => `${when}已保存`,
  },
  alerts: {
    title: { ko: '챗봇 알림 문구', en: 'Chat notices', cn: '聊天提示语' },
    hint: {
      ko: '대화를 열면 먼저 보여 줘요.',
      en: 'Shown first when the chat opens.',
      cn: '打开聊天时首先显示。',
    },
  },
  groups: {
    title: { ko: '챗봇 질문 묶음', en: 'Chat prompts', cn: '聊天问题组' },
    hint: {
      ko: '대화를 시작할 때 고를 수 있는 질문이에요.',
      en: 'Questions to choose from at the start of a chat.',
      cn: '开始聊天时可选择的问题。',
    },
  },
  prompt: {
    text: { ko: '이름', en: 'Name', cn: '名称' },
    value: { ko: '내용', en: 'Text', cn: '内容' },
    add: { ko: '더하기', en: 'Add', cn: '添加' },
    remove: {
      ko: (n: number) => `${n}번째 지우기`,
      en: (n: number) => `Remove number ${n}`,
      cn: (n: number) => `删除第${n}项`,
    },
    none: { ko: '아직 없어요', en: 'None yet', cn: '暂无' },
  },
  openai: {
    title: { ko: 'OpenAI 연동', en: 'OpenAI', cn: 'OpenAI 集成' },
    enabled: { ko: 'OpenAI로 답하기', en: 'Answer with OpenAI', cn: '使用OpenAI回答' },
    organization: { ko: '조직', en: 'Organization', cn: '组织' },
    project: { ko: '프로젝트', en: 'Project', cn: '项目' },
    apiKey: { ko: 'API 키', en: 'API key', cn: 'API密钥' },
    kept: {
      ko: '저장된 키가 있어요. 바꿀 때만 새로 넣어 주세요.',
      en: 'A key is stored. Enter one only to replace it.',
      cn: '已保存密钥，仅在更换时填写。',
    },
    none: {
      ko: '저장된 키가 없어요. 저장하면 다시 볼 수 없어요.',
      en: 'No key is stored. Once saved it cannot be seen again.',
      cn: '没有已保存的密钥，保存后无法再次查看。',
    },
    evict: { ko: '저장된 키 지우기', en: 'Forget the stored key', cn: '删除已保存的密钥' },
    clearAsk: { ko: '저장된 키를 지울까요?', en: 'Forget the stored key?', cn: '删除已保存的密钥？' },
    clearBody: {
      ko: 'OpenAI로 답하지 않게 되고, 키는 되돌릴 수 없어요.',
      en: 'Answers no longer come from OpenAI. The key cannot be brought back.',
      cn: '将不再使用OpenAI回答，密钥无法恢复。',
    },
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
