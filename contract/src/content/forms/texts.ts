import { defineTexts } from '../../common/text.ts';

export const formTexts = defineTexts('forms', {
  typeRequired: { ko: '종류를 적어 주세요', en: 'Please enter a kind', cn: '请填写类型' },
  nameRequired: { ko: '양식 이름을 적어 주세요', en: 'Please enter a name', cn: '请填写表单名称' },
  tooManyFields: {
    ko: '항목은 30개까지 적을 수 있어요',
    en: 'Up to 30 fields can be entered',
    cn: '最多可填写30个项目',
  },
  tooManyFiles: {
    ko: '파일은 10개까지 붙일 수 있어요',
    en: 'Up to 10 files can be attached',
    cn: '最多可附加10个文件',
  },
  uploadOver: {
    ko: '파일을 붙일 수 있는 시간이 지났어요. 양식을 다시 보내 주세요.',
    en: 'The time to attach files is over. Please send the form again.',
    cn: '附加文件的时间已过，请重新提交表单。',
  },
  tooMany: {
    ko: '잠시 많은 양식이 들어왔어요. {minutes}분 뒤에 다시 보내 주세요.',
    en: 'Too many forms were sent. Please try again in {minutes} minutes.',
    cn: '提交过于频繁，请在{minutes}分钟后重试。',
  },
  addressesRequired: {
    ko: '받는 이메일을 적어 주세요',
    en: 'Please enter an e-mail address',
    cn: '请填写收件邮箱',
  },
  addressInvalid: {
    ko: '이메일 주소를 다시 확인해 주세요',
    en: 'Please check the e-mail addresses',
    cn: '请检查邮箱地址',
  },
  tooManyAddresses: {
    ko: '한 번에 10곳까지 보낼 수 있어요',
    en: 'Up to 10 addresses at once',
    cn: '一次最多发送至10个邮箱',
  },
  subjectRequired: { ko: '제목을 적어 주세요', en: 'Please write a subject', cn: '请填写标题' },
  contentRequired: { ko: '내용을 적어 주세요', en: 'Please write a text', cn: '请填写内容' },
  mailLabel: { ko: '양식 보내기', en: 'A form', cn: '发送表单' },
  factName: { ko: '양식', en: 'Form', cn: '表单' },
  files: {
    ko: '파일 ({day}까지 내려받을 수 있어요)',
    en: 'Files (to be downloaded until {day})',
    cn: '文件（可下载至{day}）',
  },
  factType: { ko: '종류', en: 'Kind', cn: '类型' },
});
