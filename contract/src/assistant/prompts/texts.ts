import { defineTexts } from '../../common/text.ts';

export const promptTexts = defineTexts('chatPrompts', {
  queryRequired: { ko: '질문을 적어 주세요', en: 'Please write the question', cn: '请填写问题' },
  replyRequired: { ko: '답변을 적어 주세요', en: 'Please write the reply', cn: '请填写回答' },
  groupRequired: { ko: '묶음을 골라 주세요', en: 'Please choose a group', cn: '请选择分组' },
  groupUnknown: {
    ko: '없는 묶음이에요. 다시 골라 주세요.',
    en: 'This group no longer exists. Choose another.',
    cn: '该分组已不存在，请重新选择。',
  },
  groupNameRequired: {
    ko: '묶음 이름을 적어 주세요',
    en: 'Please write the name of the group',
    cn: '请填写分组名称',
  },
  groupNameTaken: {
    ko: '같은 이름의 묶음이 있어요',
    en: 'Another group has this name',
    cn: '已有同名分组',
  },
  groupInUse: {
    ko: '질문이 들어 있는 묶음은 지울 수 없어요. 질문을 먼저 옮기거나 지워 주세요.',
    en: 'A group with prompts cannot be removed. Move or delete its prompts first.',
    cn: '含有问题的分组无法删除，请先移动或删除其中的问题。',
  },
  tooMany: {
    ko: '챗봇 질문은 모두 200개까지 둘 수 있어요',
    en: 'There can be up to 200 prompts',
    cn: '聊天问题最多200个',
  },
  tooManyOfGroup: {
    ko: '한 묶음에 질문을 100개까지 둘 수 있어요',
    en: 'A group can have up to 100 prompts',
    cn: '每个分组最多100个问题',
  },
  orderIncomplete: {
    ko: '목록이 바뀌었어요. 새로 고친 뒤 다시 옮겨 주세요.',
    en: 'The list has changed. Reload and order it again.',
    cn: '列表已变化，请刷新后重新排序。',
  },
  alertTextRequired: {
    ko: '안내문 이름을 적어 주세요',
    en: 'Please write the name of the notice',
    cn: '请填写提示语名称',
  },
  alertValueRequired: {
    ko: '안내문 내용을 적어 주세요',
    en: 'Please write the text of the notice',
    cn: '请填写提示语内容',
  },
  tooManyAlerts: {
    ko: '안내문은 50개까지 둘 수 있어요',
    en: 'There can be up to 50 notices',
    cn: '提示语最多50条',
  },
});
