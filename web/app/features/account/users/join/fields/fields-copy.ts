import { defineCopy } from '#lib/format/copy.ts';

export const fieldsCopy = defineCopy({
  account: {
    title: { ko: '계정', en: 'Account', cn: '账户' },
    note: { ko: '로그인할 때 쓰는 정보예요.', en: 'You log in with it.', cn: '登录时使用的信息。' },
  },
  username: { ko: '아이디', en: 'User ID', cn: '用户名' },
  usernameHint: {
    ko: '영문 소문자와 숫자로 4자 이상',
    en: 'At least 4 lowercase letters and digits',
    cn: '至少4位小写字母或数字',
  },
  usernameFree: { ko: '쓸 수 있는 아이디예요', en: 'This user ID is free', cn: '该用户名可以使用' },
  usernameChecking: { ko: '확인하고 있어요', en: 'Checking', cn: '正在检查' },
  password: { ko: '비밀번호', en: 'Password', cn: '密码' },
  passwordConfirm: { ko: '비밀번호 확인', en: 'Confirm the password', cn: '确认密码' },
  passwordRules: { ko: '비밀번호 규칙', en: 'Password rules', cn: '密码规则' },
  passwordRule: {
    letter: { ko: '영문', en: 'Letter', cn: '字母' },
    digit: { ko: '숫자', en: 'Digit', cn: '数字' },
    special: { ko: '특수문자', en: 'Special character', cn: '特殊字符' },
    length: { ko: '8~16자', en: '8–16 characters', cn: '8~16个字符' },
  },
  ruleMet: {
    ko: (rule: string) => `${rule} 충족`,
    en: (rule: string) => `${rule}: met`,
    cn: (rule: string) => `${rule}：已满足`,
  },
  ruleUnmet: {
    ko: (rule: string) => `${rule} 필요`,
    en: (rule: string) => `${rule}: missing`,
    cn: (rule: string) => `${rule}：未满足`,
  },
  identity: {
    title: { ko: '본인 확인', en: 'About you', cn: '本人信息' },
    note: {
      ko: '이름과 생년월일은 가입한 뒤에 바꿀 수 없어요.',
      en: 'Name and date of birth cannot be changed after joining.',
      cn: '姓名和出生日期注册后不可更改。',
    },
  },
  contact: {
    title: { ko: '담당자', en: 'Person in charge', cn: '负责人' },
    note: {
      ko: '승인 결과를 이 번호로 알려 드려요.',
      en: 'We send the result of the approval to this number.',
      cn: '审核结果将发送至该号码。',
    },
  },
  company: {
    title: { ko: '기업 정보', en: 'Company', cn: '企业信息' },
    note: {
      ko: '사업자등록증과 같게 적어 주세요.',
      en: 'Please write it as in the business registration.',
      cn: '请与营业执照保持一致。',
    },
  },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  bornAt: { ko: '생년월일', en: 'Date of birth', cn: '出生日期' },
  bornAtHint: { ko: '예: 19980314', en: 'e.g. 19980314', cn: '例：19980314' },
  gender: { ko: '성별', en: 'Gender', cn: '性别' },
  female: { ko: '여성', en: 'Female', cn: '女' },
  male: { ko: '남성', en: 'Male', cn: '男' },
  phone: { ko: '휴대전화 번호', en: 'Mobile number', cn: '手机号码' },
  phoneHint: { ko: '010-1234-5678', en: '010-1234-5678', cn: '010-1234-5678' },
  email: { ko: '이메일', en: 'Email', cn: '电子邮箱' },
  companyName: { ko: '기업명', en: 'Company name', cn: '企业名称' },
  ceoName: { ko: '대표자 성명', en: 'Name of the representative', cn: '法定代表人姓名' },
  website: { ko: '홈페이지 (선택)', en: 'Website (optional)', cn: '网站（选填）' },
  registration: {
    ko: '사업자등록증',
    en: 'Business registration certificate',
    cn: '营业执照',
  },
  fileRemoved: { ko: '파일을 뺐어요', en: 'File removed', cn: '已移除文件' },
  registrationHint: {
    ko: 'PDF, JPG, PNG · 50MB까지. 주민등록번호 같은 개인정보는 가리고 올려 주세요.',
    en: 'PDF, JPG, PNG up to 50 MB. Please cover personal data such as resident numbers.',
    cn: 'PDF、JPG、PNG，最大50MB。请遮盖身份证号等个人信息后上传。',
  },
  address: {
    title: { ko: '주소', en: 'Address', cn: '地址' },
    PERSON: {
      ko: '가까운 근무지와 행사를 찾을 때 써요.',
      en: 'Helps to find work and events near you.',
      cn: '用于查找附近的工作和活动。',
    },
    COMPANY: {
      ko: '사업장 주소를 적어 주세요.',
      en: 'The address of your place of business.',
      cn: '请填写营业场所地址。',
    },
  },
  postcode: { ko: '우편번호', en: 'Postcode', cn: '邮政编码' },
  findAddress: { ko: '주소 찾기', en: 'Find address', cn: '查找地址' },
  address1: { ko: '기본주소', en: 'Base address', cn: '基本地址' },
  address2: { ko: '상세주소', en: 'Detailed address', cn: '详细地址' },
  address2Hint: {
    ko: '동, 호수까지 적어 주세요',
    en: 'Building, floor and number',
    cn: '请填写楼栋和门牌号',
  },
  terms: {
    title: { ko: '약관', en: 'Terms', cn: '条款' },
    note: {
      ko: '필수 약관에 동의해야 가입할 수 있어요.',
      en: 'You need to agree to the required terms to join.',
      cn: '同意必选条款后方可注册。',
    },
  },
  picture: {
    title: { ko: '프로필 사진', en: 'Profile picture', cn: '头像' },
    note: {
      ko: '지원서에 함께 보여요. 정사각형으로 보여요.',
      en: 'Shown on your applications, as a square.',
      cn: '将显示在投递材料中，以正方形展示。',
    },
    choose: { ko: '사진 고르기', en: 'Choose a picture', cn: '选择照片' },
    change: { ko: '다른 사진 고르기', en: 'Choose another picture', cn: '更换照片' },
    remove: { ko: '사진 빼기', en: 'Remove the picture', cn: '移除照片' },
    removed: { ko: '사진을 뺐어요', en: 'Picture removed', cn: '已移除照片' },
    preview: { ko: '프로필 사진 미리 보기', en: 'Preview of the profile picture', cn: '头像预览' },
    hint: {
      ko: 'JPG, PNG, WEBP, GIF · 20MB까지',
      en: 'JPG, PNG, WEBP, GIF up to 20 MB',
      cn: 'JPG、PNG、WEBP、GIF，最大20MB',
    },
  },
  emailNote: {
    title: { ko: '연락처', en: 'Contact', cn: '联系方式' },
    note: {
      ko: '지원 소식을 받을 이메일이에요.',
      en: 'News about your applications goes to this address.',
      cn: '用于接收投递消息的邮箱。',
    },
  },
});
