import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '자주 쓰는 답변', en: 'Saved phrases', cn: '常用语' },
  hint: {
    ko: '관리자 모두가 함께 써요. {name} 자리에는 문의한 회원의 이름이 들어가요.',
    en: 'All administrators share them. {name} becomes the asker’s name.',
    cn: '所有管理员共用。{name}将替换为咨询人的姓名。',
  },
  list: { ko: '자주 쓰는 답변 목록', en: 'Saved phrases', cn: '常用语列表' },
  add: { ko: '문구 추가하기', en: 'Add a phrase', cn: '添加常用语' },
  edit: { ko: '문구 고치기', en: 'Edit the phrase', cn: '编辑常用语' },
  back: { ko: '목록으로', en: 'To the list', cn: '返回列表' },
  remove: {
    act: { ko: '문구 삭제하기', en: 'Delete the phrase', cn: '删除常用语' },
    title: {
      ko: (name: string) => `‘${name}’ 문구를 삭제할까요?`,
      en: (name: string) => `Delete the phrase ‘${name}’?`,
      cn: (name: string) => `删除常用语“${name}”？`,
    },
    body: {
      ko: '이미 보낸 답변은 그대로예요.',
      en: 'Answers that were sent stay as they are.',
      cn: '已发送的答复不受影响。',
    },
    done: { ko: '문구를 삭제했어요', en: 'The phrase is deleted', cn: '已删除常用语' },
  },
  saved: {
    ko: (name: string) => `‘${name}’ 문구를 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存常用语“${name}”`,
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  name: { ko: '이름', en: 'Name', cn: '名称' },
  nameHint: {
    ko: '고를 때 보이는 이름이에요. 회원에게는 보이지 않아요.',
    en: 'Shown when choosing; members do not see it.',
    cn: '选择时显示的名称，会员看不到。',
  },
  text: { ko: '내용', en: 'Text', cn: '内容' },
  empty: { ko: '아직 저장한 문구가 없어요', en: 'There are no phrases yet', cn: '还没有常用语' },
  emptyHint: {
    ko: '자주 보내는 답변을 저장해 두면 한 번에 넣을 수 있어요.',
    en: 'Save answers that you often send, to insert them by one press.',
    cn: '保存常用答复，即可一键插入。',
  },
});
