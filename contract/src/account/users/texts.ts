import { defineTexts } from '../../common/text.ts';

export const userTexts = defineTexts('users', {
  // Fixed by the specification.
  usernameRequired: { ko: '아이디를 입력해주세요', en: 'Please enter your user ID', cn: '请输入用户名' },
  usernameCharacters: {
    ko: '아이디를 영문 소문자 및 숫자로만 작성해주세요',
    en: 'Use only lowercase letters and digits for the user ID',
    cn: '用户名只能使用小写英文字母和数字',
  },
  usernameShort: {
    ko: '아이디를 4자 이상으로 작성해주세요',
    en: 'The user ID needs at least 4 characters',
    cn: '用户名至少需要4个字符',
  },
  passwordRequired: { ko: '비밀번호를 입력해주세요', en: 'Please enter a password', cn: '请输入密码' },
  passwordConfirmRequired: {
    ko: '비밀번호를 확인해주세요',
    en: 'Please confirm the password',
    cn: '请确认密码',
  },
  passwordSpecial: {
    ko: '비밀번호에 특수문자를 넣어주세요',
    en: 'Add a special character to the password',
    cn: '密码中请加入特殊字符',
  },
  passwordLetter: {
    ko: '비밀번호에 영문을 넣어주세요',
    en: 'Add a letter to the password',
    cn: '密码中请加入英文字母',
  },
  passwordDigit: {
    ko: '비밀번호에 숫자를 넣어주세요',
    en: 'Add a digit to the password',
    cn: '密码中请加入数字',
  },
  passwordLength: {
    ko: '비밀번호를 8 ~ 16자 사이로 작성해주세요',
    en: 'The password needs 8 to 16 characters',
    cn: '密码长度应为8至16个字符',
  },
  passwordMismatch: {
    ko: '비밀번호가 일치하지 않습니다',
    en: 'The passwords do not match',
    cn: '密码不一致',
  },
  contactRequired: { ko: '연락처를 입력해주세요', en: 'Please enter a contact number', cn: '请输入联系电话' },
  codeLength: { ko: '인증번호는 6자입니다', en: 'The code has 6 characters', cn: '验证码为6位' },
  codeRequired: { ko: '인증번호를 입력해주세요', en: 'Please enter the code', cn: '请输入验证码' },
  findUsernamePhone: {
    ko: '전화번호를 입력해주세요',
    en: 'Please enter your phone number',
    cn: '请输入电话号码',
  },
  /** The specification's text names the e-mail address although the phone number is missing. */
  findPasswordPhone: {
    ko: '이메일을 입력해주세요',
    en: 'Please enter your phone number',
    cn: '请输入电话号码',
  },
  /** Shown when the code is requested; the specification uses a different particle here. */
  findPasswordPhoneAlert: {
    ko: '이메일를 입력해주세요',
    en: 'Please enter your phone number',
    cn: '请输入电话号码',
  },
  emailInvalid: { ko: '이메일을 입력해주세요', en: 'Please enter an email address', cn: '请输入电子邮箱' },
  nameRequired: { ko: '이름을 입력해주세요', en: 'Please enter your name', cn: '请输入姓名' },
  bornAtRequired: {
    ko: '생년월일을 입력해주세요',
    en: 'Please enter your date of birth',
    cn: '请输入出生日期',
  },
  genderRequired: { ko: '성별을 선택해주세요', en: 'Please choose your gender', cn: '请选择性别' },
  companyNameRequired: {
    ko: '기업명을 입력해주세요',
    en: 'Please enter the company name',
    cn: '请输入企业名称',
  },
  registrationRule: {
    ko: '사업자등록증을 첨부해주세요',
    en: 'Please attach the business registration certificate',
    cn: '请上传营业执照',
  },
  /** The specification spells it 사엄자. */
  registrationAlert: {
    ko: '사엄자등록증을 입력해주세요',
    en: 'Please attach the business registration certificate',
    cn: '请上传营业执照',
  },
  ceoNameRequired: {
    ko: '대표자 성명을 입력해주세요',
    en: "Please enter the representative's name",
    cn: '请输入法定代表人姓名',
  },
  addressRequired: { ko: '주소를 입력해주세요', en: 'Please enter the address', cn: '请输入地址' },
  address1Required: {
    ko: '기본주소를 입력해주세요',
    en: 'Please enter the base address',
    cn: '请输入基本地址',
  },
  address2Required: {
    ko: '상세주소를 입력해주세요',
    en: 'Please enter the detailed address',
    cn: '请输入详细地址',
  },
  termsUnread: {
    ko: '이용약관을 확인해주세요',
    en: 'Please read the terms',
    cn: '请查看服务条款',
  },
  termsNotAgreed: {
    ko: '필수 이용약관에 모두 동의해주세요',
    en: 'Please agree to all required terms',
    cn: '请同意所有必选条款',
  },
  // Fixed by the specification.
  codeSent: { ko: '인증번호가 전송되었습니다', en: 'The code has been sent', cn: '验证码已发送' },
  usernameSent: {
    ko: '휴대전화번호로 아이디가 발송되었습니다',
    en: 'Your user ID has been sent to your phone',
    cn: '用户名已发送至您的手机',
  },
  passwordSent: {
    ko: '휴대전화번호로 비밀번호가 발송되었습니다',
    en: 'A password has been sent to your phone',
    cn: '密码已发送至您的手机',
  },
  // Our own texts.
  usernameTaken: {
    ko: '이미 사용 중인 아이디입니다',
    en: 'This user ID is already taken',
    cn: '该用户名已被使用',
  },
  passwordExpired: {
    ko: '임시 비밀번호의 시간이 지났어요. 비밀번호 찾기에서 다시 받아 주세요.',
    en: 'The temporary password has expired. Please recover your password again.',
    cn: '临时密码已过期，请重新找回密码。',
  },
  usernameLong: {
    ko: '아이디는 20자까지 쓸 수 있어요',
    en: 'The user ID may have up to 20 characters',
    cn: '用户名最多20个字符',
  },
  bornAtInvalid: {
    ko: '생년월일을 확인해 주세요',
    en: 'Please check the date of birth',
    cn: '请检查出生日期',
  },
  tooYoung: {
    ko: '만 14세 이상만 가입할 수 있어요',
    en: 'You must be at least 14 years old to join',
    cn: '年满14周岁方可注册',
  },
  websiteInvalid: {
    ko: '홈페이지 주소를 확인해 주세요',
    en: 'Please check the website address',
    cn: '请检查网站地址',
  },
  phoneUnconfirmed: {
    ko: '휴대전화번호를 인증해 주세요',
    en: 'Please verify your mobile number',
    cn: '请验证手机号码',
  },
  phoneTaken: {
    ko: '이미 가입한 휴대전화번호예요. 아이디 찾기를 이용해 주세요.',
    en: 'This mobile number already has an account. Try finding your user ID.',
    cn: '该手机号码已注册，请使用找回用户名。',
  },
  codeWrong: {
    ko: '인증번호가 일치하지 않습니다',
    en: 'The code is not correct',
    cn: '验证码不正确',
  },
  codeExpired: {
    ko: '인증시간이 만료되었습니다',
    en: 'The code has expired',
    cn: '验证码已过期',
  },
  codeVoid: {
    ko: '인증번호를 5번 잘못 입력했어요. 인증번호를 다시 받아 주세요.',
    en: 'The code was entered wrongly five times. Please request a new one.',
    cn: '验证码输入错误5次，请重新获取。',
  },
  codesTooMany: {
    ko: '인증번호를 너무 많이 요청했어요. {minutes}분 뒤에 다시 시도해 주세요.',
    en: 'Too many codes were requested. Please try again in {minutes} minutes.',
    cn: '验证码请求过多，请{minutes}分钟后再试。',
  },
  passwordWrong: {
    ko: '비밀번호가 일치하지 않습니다',
    en: 'The password is not correct',
    cn: '密码不正确',
  },
  passwordSame: {
    ko: '지금 쓰는 비밀번호와 다르게 정해 주세요',
    en: 'Please choose a password different from the current one',
    cn: '请设置与当前密码不同的密码',
  },
  registrationClosed: {
    ko: '서류를 올릴 수 있는 때가 지났어요. 로그인한 뒤 기업 정보에서 올려 주세요.',
    en: 'Uploading here is closed. Please log in and upload it in your company profile.',
    cn: '此处已无法上传，请登录后在企业信息中上传。',
  },
  // The texts of short messages.
  smsCode: {
    ko: '[이음] 인증번호 {code}\n3분 안에 입력해 주세요.',
    en: '[Ieum] Your code is {code}. Enter it within 3 minutes.',
    cn: '【Ieum】验证码{code}，请在3分钟内输入。',
  },
  smsUsername: {
    ko: '[이음] 회원님의 아이디는 {usernames}입니다.',
    en: '[Ieum] Your user ID: {usernames}',
    cn: '【Ieum】您的用户名：{usernames}',
  },
  smsPassword: {
    ko: '[이음] 임시 비밀번호 {password}\n30분 안에 로그인해 새로 정해 주세요.',
    en: '[Ieum] Temporary password: {password}\nLog in within 30 minutes and set a new one.',
    cn: '【Ieum】临时密码：{password}\n请在30分钟内登录并重新设置。',
  },
});
