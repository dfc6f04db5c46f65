import { defineCopy } from '#lib/format/copy.ts';

/** Names of the fields that two windows may change differently, by their paths in the recruitment. */
export const fieldNames = defineCopy({
  subject: { ko: '공고 제목', en: 'Title', cn: '招聘标题' },
  summary: { ko: '한 줄 소개', en: 'In one line', cn: '一句话介绍' },
  content: { ko: '상세 내용', en: 'Description', cn: '详细内容' },
  _hashTags: { ko: '해시태그', en: 'Hashtags', cn: '话题标签' },
  questions: { ko: '질문', en: 'Questions', cn: '问题' },
  'application.startsAt': { ko: '접수 시작', en: 'Applications from', cn: '受理开始' },
  'application.endsAt': { ko: '접수 마감', en: 'Applications until', cn: '受理截止' },
  'application.isOpenHiring': { ko: '상시모집', en: 'Always open', cn: '长期招聘' },
  'application.closesOnHiring': { ko: '채용하면 마감', en: 'Close on hiring', cn: '录用后截止' },
  'employment.startsAt': { ko: '근무 시작', en: 'Work starts', cn: '工作开始' },
  'employment.endsAt': { ko: '근무 종료', en: 'Work ends', cn: '工作结束' },
  'employment.types': { ko: '고용 형태', en: 'Employment type', cn: '雇佣类型' },
  'employment.wage': { ko: '급여', en: 'Pay', cn: '薪资' },
  'employment.place': { ko: '근무지', en: 'Workplace', cn: '工作地点' },
  'qualification.educationLevel': { ko: '학력', en: 'Education', cn: '学历' },
  'qualification.workExperience': { ko: '경력', en: 'Experience', cn: '经验' },
  'qualification.age': { ko: '나이', en: 'Age', cn: '年龄' },
  'qualification.gender': { ko: '성별', en: 'Gender', cn: '性别' },
  'recruiter.name': { ko: '담당자 이름', en: 'Contact name', cn: '负责人姓名' },
  'recruiter.phone': { ko: '연락처', en: 'Phone', cn: '联系电话' },
  'recruiter.email': { ko: '이메일', en: 'E-mail', cn: '邮箱' },
  'recruiter.hidesPhone': { ko: '연락처 숨기기', en: 'Hide the phone number', cn: '隐藏联系电话' },
  'recruiter.hidesEmail': { ko: '이메일 숨기기', en: 'Hide the e-mail', cn: '隐藏邮箱' },
});

export const sideTexts = defineCopy({
  on: { ko: '켬', en: 'On', cn: '开启' },
  off: { ko: '끔', en: 'Off', cn: '关闭' },
  irrelevant: { ko: '무관', en: 'Irrelevant', cn: '不限' },
  abroad: { ko: '해외 근무', en: 'Overseas', cn: '海外工作' },
});
