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
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  done: { ko: '설정을 저장했어요', en: 'The settings are saved', cn: '设置已保存' },
});
