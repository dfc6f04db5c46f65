import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '챗봇 안내문', en: 'Chat notices', cn: '聊天提示语' },
  hint: {
    ko: '챗봇을 열면 이 순서로 먼저 보여요.',
    en: 'The chat shows them first, in this order.',
    cn: '打开聊天时首先按此顺序显示。',
  },
  list: { ko: '안내문 목록', en: 'Notices', cn: '提示语列表' },
  empty: {
    title: { ko: '보여 줄 안내문이 없어요', en: 'There are no notices', cn: '没有提示语' },
    hint: {
      ko: '인사말이나 상담 시간을 적어 두면 챗봇을 열 때 먼저 보여요',
      en: 'Write a greeting or the answering hours, and the chat opens with them',
      cn: '可填写问候语或咨询时间，打开聊天时首先显示',
    },
  },
  add: { ko: '안내문 쓰기', en: 'Write a notice', cn: '撰写提示语' },
  edit: { ko: '안내문 고치기', en: 'Edit the notice', cn: '编辑提示语' },
  back: { ko: '챗봇 안내문 목록', en: 'Chat notices', cn: '聊天提示语列表' },
  actionsOf: {
    ko: (name: string) => `‘${name}’ 더 보기`,
    en: (name: string) => `More actions for ‘${name}’`,
    cn: (name: string) => `“${name}”的更多操作`,
  },
  fields: {
    text: { ko: '이름', en: 'Name', cn: '名称' },
    textHint: {
      ko: '관리 화면에서 알아보기 위한 짧은 이름이에요.',
      en: 'A short name by which administrators recognize it.',
      cn: '便于管理员识别的简短名称。',
    },
    value: { ko: '내용', en: 'Text', cn: '内容' },
    valueHint: {
      ko: '챗봇에 보이는 글이에요. 줄바꿈은 그대로 보여요.',
      en: 'What the chat shows. Line breaks are shown as they are.',
      cn: '聊天中显示的文字，换行将原样显示。',
    },
  },
  about: { ko: '안내문', en: 'Notice', cn: '提示语' },
  inEveryLanguage: {
    ko: '처음에 들어 있는 안내문은 고치기 전까지 보는 사람의 언어로 보여요. 고친 안내문은 적은 그대로 보여요.',
    en: 'The two notices of the beginning are shown in each reader’s language until they are changed. A changed notice is shown as it is written.',
    cn: '初始提示语在修改前会以读者的语言显示；修改后按填写内容显示。',
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 안내문을 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存提示语“${name}”`,
  },
  remove: {
    act: { ko: '안내문 삭제하기', en: 'Delete the notice', cn: '删除提示语' },
    title: {
      ko: (name: string) => `‘${name}’ 안내문을 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除提示语“${name}”？`,
    },
    body: {
      ko: '챗봇에서 바로 사라져요. 되돌릴 수 없어요.',
      en: 'It disappears from the chat at once. This cannot be undone.',
      cn: '将立即从聊天中消失，无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 안내문을 삭제했어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除提示语“${name}”`,
    },
  },
});
