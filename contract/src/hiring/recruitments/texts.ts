import { defineTexts } from '../../common/text.ts';

export const recruitmentTexts = defineTexts('recruitments', {
  // The default content lists what to include.
  contentHint: {
    ko: '모집개요, 모집부문, 근무조건, 자격요건, 지원방법 등을 작성해주세요.',
    en: 'Please write the overview, positions, conditions, requirements and how to apply.',
    cn: '请填写招聘概要、招聘岗位、工作条件、任职要求和应聘方式等。',
  },
  /** The headings of a recruitment's template, one after the other. */
  contentParts: {
    ko: '모집개요,모집부문,근무조건,자격요건,지원방법',
    en: 'Overview,Positions,Conditions,Requirements,How to apply',
    cn: '招聘概要,招聘岗位,工作条件,任职要求,应聘方式',
  },
  copyOf: { ko: '{subject} (복사본)', en: '{subject} (copy)', cn: '{subject}（副本）' },
  // Fixed by the specification.
  addressRequired: { ko: '주소를 입력해주세요', en: 'Please enter the address', cn: '请输入地址' },
  subjectRequired: {
    ko: '공고 제목을 입력해 주세요',
    en: 'Please enter a title',
    cn: '请输入招聘标题',
  },
  contentRequired: {
    ko: '상세 내용을 작성해 주세요',
    en: 'Please write the description',
    cn: '请填写详细内容',
  },
  endRequired: {
    ko: '접수 마감을 정하거나 상시모집을 켜 주세요',
    en: 'Please set a deadline or turn on open hiring',
    cn: '请设置截止时间或开启常年招聘',
  },
  endPassed: {
    ko: '접수 마감이 이미 지났어요',
    en: 'The deadline has already passed',
    cn: '截止时间已过',
  },
  typesRequired: {
    ko: '고용 형태를 하나 이상 골라 주세요',
    en: 'Please choose at least one employment type',
    cn: '请至少选择一种雇佣类型',
  },
  wageRequired: { ko: '급여를 정해 주세요', en: 'Please set the pay', cn: '请设置薪资' },
  recruiterRequired: {
    ko: '담당자 이름을 입력해 주세요',
    en: 'Please enter the name of the contact',
    cn: '请输入负责人姓名',
  },
  questionRequired: { ko: '질문을 입력해 주세요', en: 'Please enter the question', cn: '请输入问题' },
  choicesRequired: {
    ko: '보기를 두 개 이상 적어 주세요',
    en: 'Please give at least two choices',
    cn: '请至少填写两个选项',
  },
  choiceRepeated: {
    ko: '앞의 보기와 같아요. 다른 보기를 적어 주세요.',
    en: 'The same as a choice before. Please write another one.',
    cn: '与前面的选项相同，请填写其他选项。',
  },
  tooManyQuestions: {
    ko: '질문은 20개까지 만들 수 있어요',
    en: 'Up to 20 questions are possible',
    cn: '最多可设置20个问题',
  },
  questionsLocked: {
    ko: '지원자가 있어서 질문을 바꿀 수 없어요',
    en: 'The questions cannot change once someone has applied',
    cn: '已有人应聘，无法更改问题',
  },
  phoneIncomplete: {
    ko: '연락처의 세 칸을 모두 채워 주세요',
    en: 'Please fill all three parts of the phone number',
    cn: '请填写联系电话的全部三栏',
  },
  phoneInvalid: {
    ko: '연락처를 끝까지 입력해 주세요. 예: 010-1234-5678',
    en: 'Please enter the whole phone number, for example 010-1234-5678',
    cn: '请输入完整的联系电话，例如010-1234-5678',
  },
  monthsTooMany: {
    ko: '개월은 11까지 적을 수 있어요. 12개월부터는 년에 적어 주세요.',
    en: 'Months go up to 11. Please write 12 months and more in years.',
    cn: '月数最多为11，12个月及以上请填写年数。',
  },
  yearsTooMany: {
    ko: '경력은 50년까지 적을 수 있어요',
    en: 'Experience goes up to 50 years',
    cn: '经验最多可填写50年',
  },
  ageTooLarge: {
    ko: '나이는 120세까지 적을 수 있어요',
    en: 'Ages go up to 120',
    cn: '年龄最大可填写120岁',
  },
  ageCrossed: {
    ko: '최대 나이가 최소 나이보다 적어요',
    en: 'The maximum age is below the minimum age',
    cn: '最大年龄小于最小年龄',
  },
  contentTooLong: {
    ko: '상세 내용이 너무 길어요. 20,000자까지 쓸 수 있어요.',
    en: 'The description is too long. It takes up to 20,000 characters.',
    cn: '详细内容过长，最多可写20,000字。',
  },
  versionPassed: {
    ko: '다른 곳에서 먼저 고친 공고예요. 바뀐 내용을 확인해 주세요.',
    en: 'This posting was changed elsewhere first. Please look at the changes.',
    cn: '该招聘已在其他地方被修改，请确认变更内容。',
  },
  isBlocked: {
    ko: '운영자가 숨긴 공고예요. 사유를 확인하고 답을 보내 주세요.',
    en: 'An administrator hid this posting. Please read the reason and answer it.',
    cn: '该招聘已被管理员隐藏，请查看原因并回复。',
  },
  blockedCopy: {
    ko: '운영자가 숨긴 공고는 복사할 수 없어요. 사유를 확인하고 답을 보내 주세요.',
    en: 'A posting hidden by an administrator cannot be copied. Please read the reason and answer it.',
    cn: '被管理员隐藏的招聘无法复制，请查看原因并回复。',
  },
  blockedRemoval: {
    ko: '운영자가 숨긴 공고는 지울 수 없어요. 사유를 확인하고 답을 보내 주세요.',
    en: 'A posting hidden by an administrator cannot be deleted. Please read the reason and answer it.',
    cn: '被管理员隐藏的招聘无法删除，请查看原因并回复。',
  },
  notBlocked: {
    ko: '운영자가 이미 다시 공개한 공고예요',
    en: 'An administrator has already lifted this',
    cn: '管理员已重新公开该招聘',
  },
  replyRequired: {
    ko: '운영자에게 보낼 답을 적어 주세요',
    en: 'Please write your answer to the administrators',
    cn: '请填写给管理员的回复',
  },
  stateRejected: {
    ko: '지금은 이 상태로 바꿀 수 없어요',
    en: 'It cannot change to this state now',
    cn: '目前无法更改为该状态',
  },
  isFinal: {
    ko: '취소한 공고는 바꿀 수 없어요',
    en: 'A canceled posting cannot be changed',
    cn: '已取消的招聘无法更改',
  },
  hasApplications: {
    ko: '지원자가 있는 공고는 지울 수 없어요. 모집 취소를 이용해 주세요.',
    en: 'A posting with applications cannot be deleted. Please cancel it instead.',
    cn: '已有应聘者的招聘无法删除，请使用取消招聘。',
  },
  attachmentKind: {
    ko: 'pdf, hwp, hwpx, docx, xlsx, pptx, zip, jpg, png 파일만 올릴 수 있어요',
    en: 'Only pdf, hwp, hwpx, docx, xlsx, pptx, zip, jpg and png files can be uploaded',
    cn: '只能上传pdf、hwp、hwpx、docx、xlsx、pptx、zip、jpg、png文件',
  },
  tooManyAttachments: {
    ko: '파일은 10개까지 올릴 수 있어요',
    en: 'Up to 10 files can be attached',
    cn: '最多可上传10个文件',
  },
  photoKind: {
    ko: 'jpg, png, webp, gif 사진만 올릴 수 있어요',
    en: 'Only jpg, png, webp and gif pictures can be uploaded',
    cn: '只能上传jpg、png、webp、gif图片',
  },
});
