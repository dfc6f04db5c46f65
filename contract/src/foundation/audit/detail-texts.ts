import { defineTexts, type Message, type Text } from '../../common/text.ts';
import { roleTexts } from '../../account/users/role-texts.ts';

const allDetails = new Map<string, Message>();

/** Defines the details that a module records with its actions, each with its label. */
export function defineAuditDetails<const T extends Record<string, Text>>(
  details: T,
): { [K in keyof T]: Message } {
  const labels = defineTexts('auditDetails', details);
  for (const [detail, label] of Object.entries<Message>(labels)) allDetails.set(detail, label);
  return labels;
}

/** The label of a detail; undefined for one that no imported module defines. */
export const findAuditDetail = (detail: string): Message | undefined => allDetails.get(detail);

/** The recorded details of several modules. */
export const auditDetailTexts = defineAuditDetails({
  username: { ko: '아이디', en: 'Username', cn: '账号' },
  reason: { ko: '사유', en: 'Reason', cn: '原因' },
  code: { ko: '코드', en: 'Code', cn: '代码' },
  version: { ko: '판', en: 'Version', cn: '版本' },
  isNecessary: { ko: '필수 동의', en: 'Required', cn: '必选' },
  count: { ko: '몇 건', en: 'How many', cn: '数量' },
  purpose: { ko: '용도', en: 'Purpose', cn: '用途' },
  channel: { ko: '방법', en: 'By', cn: '方式' },
  error: { ko: '실패한 까닭', en: 'Why it failed', cn: '失败原因' },
  filter: { ko: '조건', en: 'Filters', cn: '条件' },
  fields: { ko: '바꾼 항목', en: 'Changed', cn: '更改项' },
  contacts: { ko: '연락처 포함', en: 'With contacts', cn: '含联系方式' },
  level: { ko: '등급', en: 'Level', cn: '等级' },
  from: { ko: '전', en: 'Before', cn: '变更前' },
  to: { ko: '후', en: 'After', cn: '变更后' },
  memberCount: { ko: '회원 수', en: 'Members', cn: '会员数' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  sentBy: { ko: '보낸 방법', en: 'Sent by', cn: '发送方式' },
  userType: { ko: '회원 유형', en: 'Kind of member', cn: '会员类型' },
  requestedBy: { ko: '요청한 관리자', en: 'Asked by', cn: '请求人' },
  role: { ko: '역할', en: 'Role', cn: '角色' },
  roleBefore: { ko: '이전 역할', en: 'Role before', cn: '原角色' },
});
export type AuditDetail = keyof typeof auditDetailTexts;

/** Labels of the fields that can change in members, recruitments and the setting. */
export const auditFieldTexts = defineTexts('auditFields', {
  username: { ko: '아이디', en: 'Username', cn: '账号' },
  password: { ko: '비밀번호', en: 'Password', cn: '密码' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  phone: { ko: '연락처', en: 'Phone', cn: '电话' },
  email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
  bornAt: { ko: '생년월일', en: 'Date of birth', cn: '出生日期' },
  gender: { ko: '성별', en: 'Gender', cn: '性别' },
  postcode: { ko: '우편번호', en: 'Postcode', cn: '邮编' },
  address1: { ko: '기본주소', en: 'Address', cn: '地址' },
  address2: { ko: '상세주소', en: 'Address, second line', cn: '详细地址' },
  ceoName: { ko: '대표자', en: 'CEO', cn: '法定代表人' },
  website: { ko: '홈페이지', en: 'Website', cn: '网站' },
  level: { ko: '등급', en: 'Level', cn: '等级' },
  role: { ko: '역할', en: 'Role', cn: '角色' },
  subject: { ko: '공고 제목', en: 'Title', cn: '招聘标题' },
  summary: { ko: '한 줄 소개', en: 'Summary', cn: '一句话介绍' },
  content: { ko: '상세 내용', en: 'Description', cn: '详细内容' },
  application: { ko: '모집 기간', en: 'Application period', cn: '招聘期间' },
  employment: { ko: '근무 조건', en: 'Conditions', cn: '工作条件' },
  qualification: { ko: '지원 자격', en: 'Requirements', cn: '应聘条件' },
  recruiter: { ko: '담당자', en: 'Contact person', cn: '负责人' },
  questions: { ko: '사전 질문', en: 'Questions', cn: '事前问题' },
  _hashTags: { ko: '해시태그', en: 'Hash tags', cn: '话题标签' },
  chatPromptAlerts: { ko: '챗봇 알림 문구', en: 'Chat notices', cn: '聊天提示语' },
  chatPromptGroups: { ko: '챗봇 질문 묶음', en: 'Chat prompts', cn: '聊天问题组' },
  openaiEnabled: { ko: 'OpenAI 연결 켜 두기', en: 'Connection to OpenAI', cn: '开启OpenAI连接' },
  openaiOrganization: { ko: 'OpenAI 조직', en: 'OpenAI organization', cn: 'OpenAI组织' },
  openaiProject: { ko: 'OpenAI 프로젝트', en: 'OpenAI project', cn: 'OpenAI项目' },
  openaiModel: { ko: 'OpenAI 모델', en: 'OpenAI model', cn: 'OpenAI模型' },
  openaiDailyTokens: { ko: 'OpenAI 하루 토큰', en: 'OpenAI tokens a day', cn: 'OpenAI每日令牌' },
  requiresSecondFactor: {
    ko: '2단계 인증 필수',
    en: 'Two-step verification required',
    cn: '必须使用两步验证',
  },
  business: { ko: '사업자 정보', en: 'Business details', cn: '经营者信息' },
  openaiKey: { ko: 'OpenAI API 키', en: 'OpenAI API key', cn: 'OpenAI API密钥' },
});
export type AuditField = keyof typeof auditFieldTexts;

/** The filters of the log, as its export records them. */
export const auditFilterTexts = defineTexts('auditFilters', {
  action: { ko: '한 일', en: 'What', cn: '操作' },
  actor: { ko: '관리자', en: 'Administrator', cn: '管理员' },
  targetType: { ko: '대상 종류', en: 'Kind of target', cn: '对象类型' },
  target: { ko: '대상', en: 'Target', cn: '对象' },
  from: { ko: '언제부터', en: 'From', cn: '开始时间' },
  to: { ko: '언제까지', en: 'Until', cn: '结束时间' },
  address: { ko: '접속 주소', en: 'Address', cn: '访问地址' },
  userType: { ko: '회원 구분', en: 'Kind of member', cn: '会员类型' },
  levelId: { ko: '등급', en: 'Level', cn: '等级' },
  approval: { ko: '승인 상태', en: 'Approval', cn: '审核状态' },
  joinedFrom: { ko: '가입한 날부터', en: 'Signed up from', cn: '注册起始日' },
  joinedTo: { ko: '가입한 날까지', en: 'Signed up until', cn: '注册截止日' },
  loggedInFrom: { ko: '마지막 로그인부터', en: 'Last login from', cn: '最后登录起始日' },
  loggedInTo: { ko: '마지막 로그인까지', en: 'Last login until', cn: '最后登录截止日' },
  region: { ko: '지역', en: 'Region', cn: '地区' },
  isAgreed: { ko: '광고 수신 동의', en: 'Agrees to advertising', cn: '同意接收广告' },
  hasResume: { ko: '이력서 있음', en: 'Has a résumé', cn: '有简历' },
  hasApplied: { ko: '지원한 적 있음', en: 'Has applied', cn: '曾应聘' },
});

/** Labels of recorded values, by the name under which they are recorded. */
export const auditValueTexts = {
  state: defineTexts('auditStates', {
    ON_GOING: { ko: '모집 중', en: 'Open', cn: '招聘中' },
    FINISHED: { ko: '마감', en: 'Closed', cn: '已截止' },
    NO_SHOWN: { ko: '비공개', en: 'Hidden', cn: '未公开' },
    CANCELED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
  }),
  channel: defineTexts('auditChannels', {
    SMS: { ko: '문자', en: 'Text message', cn: '短信' },
    EMAIL: { ko: '메일', en: 'E-mail', cn: '邮件' },
  }),
  purpose: defineTexts('auditPurposes', {
    SECURITY: { ko: '인증', en: 'Security', cn: '验证' },
    SERVICE: { ko: '안내', en: 'Service', cn: '通知' },
    ADVERTISING: { ko: '광고', en: 'Advertising', cn: '广告' },
  }),
  userType: defineTexts('auditUserTypes', {
    PERSON: { ko: '개인', en: 'Person', cn: '个人' },
    COMPANY: { ko: '기업', en: 'Company', cn: '企业' },
    ADMINISTRATOR: { ko: '관리자', en: 'Administrator', cn: '管理员' },
  }),
  role: roleTexts,
  answer: defineTexts('auditAnswers', {
    yes: { ko: '예', en: 'Yes', cn: '是' },
    no: { ko: '아니요', en: 'No', cn: '否' },
    none: { ko: '없음', en: 'None', cn: '无' },
  }),
};
