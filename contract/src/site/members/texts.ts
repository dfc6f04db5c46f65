import { defineTexts } from '../../common/text.ts';

export const memberTexts = defineTexts('members', {
  alreadyDecided: {
    ko: '이미 처리된 신청이에요',
    en: 'This request has already been decided',
    cn: '该申请已处理',
  },
  notACompany: {
    ko: '기업회원만 승인하거나 반려할 수 있어요',
    en: 'Only company accounts can be approved or rejected',
    cn: '仅企业会员可以审核',
  },
  rejectMsgRequired: {
    ko: '반려 사유를 적어 주세요',
    en: 'Please give the reason for the rejection',
    cn: '请填写驳回原因',
  },
  reasonRequired: {
    ko: '보는 사유를 적어 주세요',
    en: 'Please say why you need to see it',
    cn: '请填写查看原因',
  },
  /** The reason recorded when the approval desk opens a waiting company. */
  reasonApproval: { ko: '기업 가입 심사', en: 'Review of a company sign-up', cn: '企业注册审核' },
  reasonRecord: {
    ko: '회원 관리를 위한 기록 확인',
    en: 'Checking the record to manage the membership',
    cn: '为会员管理查看记录',
  },
  reasonCompare: {
    ko: '정보를 고치다가 다른 곳에서 바뀐 내용과 비교',
    en: 'Comparing a correction with one made elsewhere',
    cn: '修改信息时与别处的修改比较',
  },
  scopeMismatch: {
    ko: '관리자는 회원 유형 없이 관리자 권한만 가져요',
    en: 'An administrator has the console scope and no member type',
    cn: '管理员没有会员类型，只有管理权限',
  },
  notForType: {
    ko: '이 유형의 회원에게는 없는 항목이에요',
    en: 'This kind of member has no such detail',
    cn: '该类型的会员没有此项',
  },
  phoneTaken: {
    ko: '이미 가입한 휴대전화번호예요',
    en: 'This mobile number already has an account',
    cn: '该手机号码已注册',
  },
  levelUnknown: {
    ko: '등급을 다시 골라 주세요',
    en: 'Please choose the level again',
    cn: '请重新选择等级',
  },
  noContact: {
    ko: '연락처와 이메일이 없어요. 임시 비밀번호를 직접 정해 주세요.',
    en: 'There is no phone number or e-mail address. Set a temporary password yourself.',
    cn: '没有联系方式和邮箱，请直接设置临时密码。',
  },
  isWithdrawn: {
    ko: '이미 탈퇴한 회원이에요',
    en: 'This member has already left',
    cn: '该会员已注销',
  },
  alreadyErased: {
    ko: '개인정보를 이미 지웠어요',
    en: 'The personal data has already been erased',
    cn: '个人信息已删除',
  },
  notYourselfWithdrawn: {
    ko: '내 계정은 탈퇴시킬 수 없어요',
    en: 'You cannot withdraw your own account',
    cn: '无法注销自己的账户',
  },
  mailPasswordSubject: {
    ko: '[이음] 임시 비밀번호를 알려 드려요',
    en: '[Ieum] Your temporary password',
    cn: '【Ieum】您的临时密码',
  },
  mailPasswordLabel: { ko: '임시 비밀번호', en: 'Temporary password', cn: '临时密码' },
  mailPasswordText: {
    ko: '30분 안에 로그인해서 새 비밀번호로 바꿔 주세요.',
    en: 'Log in within 30 minutes and change it.',
    cn: '请在30分钟内登录并修改。',
  },
  mailPasswordButton: { ko: '로그인하기', en: 'Log in', cn: '登录' },
  temporaryPassword: {
    ko: '[이음] 임시 비밀번호는 {password} 이에요. 30분 안에 로그인해서 새 비밀번호로 바꿔 주세요.',
    en: '[Ieum] Your temporary password is {password}. Log in within 30 minutes and change it.',
    cn: '【Ieum】您的临时密码是{password}，请在30分钟内登录并修改。',
  },
  lastOwner: {
    ko: '소유자는 한 명 이상 있어야 해요. 다른 관리자를 소유자로 정한 뒤 바꿔 주세요.',
    en: 'The console needs at least one owner. Make another administrator an owner first.',
    cn: '至少需要一位所有者，请先将其他管理员设为所有者。',
  },
  notYourself: {
    ko: '내 계정은 멈출 수 없어요',
    en: 'You cannot suspend your own account',
    cn: '无法停用自己的账户',
  },
  alreadyThere: {
    ko: '이미 그 상태예요',
    en: 'The account already has this status',
    cn: '该账户已处于此状态',
  },
  exportReasonRequired: {
    ko: '내려받는 사유를 적어 주세요',
    en: 'Please say why you download it',
    cn: '请填写下载原因',
  },
});

/** The columns of the members' workbook. */
export const memberSheet = defineTexts('memberSheet', {
  sheet: { ko: '회원', en: 'Members', cn: '会员' },
  username: { ko: '아이디', en: 'Username', cn: '账号' },
  kind: { ko: '유형', en: 'Kind', cn: '类型' },
  person: { ko: '개인', en: 'Person', cn: '个人' },
  company: { ko: '기업', en: 'Company', cn: '企业' },
  administrator: { ko: '관리자', en: 'Administrator', cn: '管理员' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  phone: { ko: '연락처', en: 'Phone', cn: '联系方式' },
  email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
  level: { ko: '등급', en: 'Level', cn: '等级' },
  status: { ko: '이용 상태', en: 'Account state', cn: '使用状态' },
  ACTIVE: { ko: '이용 중', en: 'Active', cn: '正常' },
  BLOCKED: { ko: '이용 정지', en: 'Suspended', cn: '已停用' },
  WITHDRAWN: { ko: '탈퇴', en: 'Closed', cn: '已注销' },
  joined: { ko: '가입일', en: 'Joined', cn: '注册日' },
  lastLogin: { ko: '최근 로그인', en: 'Last login', cn: '最近登录' },
});
