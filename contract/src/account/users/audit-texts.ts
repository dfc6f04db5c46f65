import { defineTexts } from '../../common/text.ts';
import { defineAuditSubjects } from '../../foundation/audit/action-texts.ts';
import { defineAuditDetails, defineAuditFields } from '../../foundation/audit/detail-texts.ts';
import { roleTexts } from './role-texts.ts';

/** The kinds of subject of actions on accounts. */
export const auditSubjects = defineAuditSubjects({
  user: { ko: '회원', en: 'Member', cn: '会员' },
});

const userTypeTexts = defineTexts('auditUserTypes', {
  PERSON: { ko: '개인', en: 'Person', cn: '个人' },
  COMPANY: { ko: '기업', en: 'Company', cn: '企业' },
  ADMINISTRATOR: { ko: '관리자', en: 'Administrator', cn: '管理员' },
});

/** The details that only actions on accounts record. */
export const auditDetails = defineAuditDetails(
  {
    username: { ko: '아이디', en: 'Username', cn: '账号' },
    userType: { ko: '회원 유형', en: 'Kind of member', cn: '会员类型' },
    role: { ko: '역할', en: 'Role', cn: '角色' },
    roleBefore: { ko: '이전 역할', en: 'Role before', cn: '原角色' },
  },
  { userType: userTypeTexts, role: roleTexts, roleBefore: roleTexts },
);

/** The fields that these actions change. */
export const auditFields = defineAuditFields({
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
});
