import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '양식', en: 'Forms', cn: '表单' },
  hint: {
    ko: '접수된 양식과 센터가 메일로 보내는 양식이에요.',
    en: 'Forms that were submitted, and forms that the centre sends by e-mail.',
    cn: '已提交的表单，以及中心通过邮件发送的表单。',
  },
  list: { ko: '양식 목록', en: 'Forms', cn: '表单列表' },
  noMatch: { ko: '조건에 맞는 양식이 없어요', en: 'No form matches', cn: '没有符合条件的表单' },
  empty: {
    title: { ko: '아직 양식이 없어요', en: 'There are no forms yet', cn: '还没有表单' },
    hint: {
      ko: '접수된 양식이 여기에 모여요. 보낼 양식을 직접 만들 수도 있어요.',
      en: 'Submitted forms come here. You can also write one to send it out.',
      cn: '提交的表单会显示在这里，也可自行创建并发送。',
    },
  },
  search: { ko: '이름이나 종류', en: 'Name or kind', cn: '名称或类型' },
  add: { ko: '양식 만들기', en: 'Write a form', cn: '创建表单' },
  edit: { ko: '양식 보기', en: 'Form', cn: '查看表单' },
  back: { ko: '양식 목록', en: 'Forms', cn: '表单列表' },
  notEmailed: { ko: '보낸 적 없음', en: 'Never sent', cn: '未发送' },
  hasFiles: { ko: '첨부 있음', en: 'Has files', cn: '有附件' },
  columns: {
    name: { ko: '양식', en: 'Form', cn: '表单' },
    type: { ko: '종류', en: 'Kind', cn: '类型' },
    emailed: { ko: '메일 발송', en: 'E-mailed', cn: '邮件发送' },
    created: { ko: '접수', en: 'Received', cn: '提交时间' },
  },
  about: { ko: '양식', en: 'Form', cn: '表单' },
  fields: {
    type: { ko: '종류', en: 'Kind', cn: '类型' },
    name: { ko: '이름', en: 'Name', cn: '名称' },
    content: { ko: '내용', en: 'Content', cn: '内容' },
    fields: { ko: '항목', en: 'Fields', cn: '项目' },
    thumb: { ko: '대표 그림', en: 'Picture', cn: '封面图' },
    files: { ko: '파일', en: 'Files', cn: '文件' },
  },
  field: {
    name: { ko: '항목 이름', en: 'Field', cn: '项目名称' },
    value: { ko: '값', en: 'Value', cn: '内容' },
    add: { ko: '항목 넣기', en: 'Add a field', cn: '添加项目' },
    remove: {
      ko: (place: number) => `${place}번째 항목 빼기`,
      en: (place: number) => `Remove field ${place}`,
      cn: (place: number) => `移除第${place}个项目`,
    },
    none: { ko: '적은 항목이 없어요', en: 'No field was filled in', cn: '没有填写的项目' },
    twice: { ko: '같은 이름의 항목이 있어요', en: 'Another field has this name', cn: '存在同名项目' },
  },
  masked: {
    ko: '접수된 양식의 내용과 파일은 개인정보를 볼 수 있는 관리자만 볼 수 있어요. 값은 가려서 보여 드려요.',
    en: 'Only administrators who may see personal data can read a submitted form and its files. Its values are masked.',
    cn: '仅有权查看个人信息的管理员可以查看已提交表单的内容和文件，各项内容已隐藏。',
  },
  attachments: { ko: '그림과 파일', en: 'Picture and files', cn: '图片与文件' },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 양식을 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存表单“${name}”`,
  },
  remove: {
    act: { ko: '양식 삭제하기', en: 'Delete the form', cn: '删除表单' },
    title: {
      ko: (name: string) => `‘${name}’ 양식을 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除表单“${name}”？`,
    },
    body: {
      ko: '그림과 파일도 함께 지워져요. 이미 보낸 메일은 메시지에 남아요. 되돌릴 수 없어요.',
      en: 'Its picture and files are deleted too. What was sent stays in the messages. This cannot be undone.',
      cn: '图片和文件将一并删除，已发送的邮件保留在消息中，无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 양식을 삭제했어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除表单“${name}”`,
    },
  },
  sendings: {
    title: { ko: '메일로 보낸 기록', en: 'Sent by e-mail', cn: '邮件发送记录' },
    none: { ko: '아직 메일로 보내지 않았어요', en: 'Not sent by e-mail yet', cn: '尚未通过邮件发送' },
    line: {
      ko: (name: string, count: number) => `${name} 님이 ${count}곳으로 보냈어요`,
      en: (name: string, count: number) => `${name} sent it to ${count}`,
      cn: (name: string, count: number) => `${name}发送至${count}个邮箱`,
    },
  },
});
