import { defineCopy } from '#lib/format/copy.ts';

export const profileCopy = defineCopy({
  approval: {
    title: { ko: '승인 상태', en: 'Approval', cn: '审核状态' },
    PENDING: {
      ko: '관리자가 기업 정보를 확인하고 있어요. 영업일 기준 1~2일 걸려요.',
      en: 'We are checking your details. It takes 1 to 2 business days.',
      cn: '管理员正在确认企业信息，需要1至2个工作日。',
    },
    APPROVED: {
      ko: '모든 기업 서비스를 쓸 수 있어요.',
      en: 'All company services are open to you.',
      cn: '可使用全部企业服务。',
    },
    REJECTED: {
      ko: '승인하지 못했어요. 아래 이유를 고친 뒤 다시 신청해 주세요.',
      en: 'We could not approve you. Please correct what is named below and apply again.',
      cn: '未能通过审核，请根据以下原因修改后重新申请。',
    },
    reason: { ko: '반려 이유', en: 'Reason', cn: '驳回原因' },
    again: { ko: '승인 다시 신청하기', en: 'Apply again', cn: '重新申请审核' },
    saveFirst: {
      ko: '고친 내용을 먼저 저장해 주세요. 저장한 내용으로 신청해요.',
      en: 'Please save your changes first. We look at what is saved.',
      cn: '请先保存修改内容，将以保存的内容申请审核。',
    },
    requested: { ko: '승인을 다시 신청했어요', en: 'You applied again', cn: '已重新申请审核' },
  },
  registration: {
    title: { ko: '사업자등록증', en: 'Business registration', cn: '营业执照' },
    replace: { ko: '사업자등록증 바꾸기', en: 'Replace the certificate', cn: '更换营业执照' },
    saved: { ko: '사업자등록증을 올렸어요', en: 'The certificate is uploaded', cn: '营业执照已上传' },
    add: { ko: '사업자등록증 올리기', en: 'Upload the certificate', cn: '上传营业执照' },
  },
  logo: {
    title: { ko: '로고', en: 'Logo', cn: '标志' },
    hint: {
      ko: 'jpg, png, webp, gif · 정사각형 사진이 잘 보여요',
      en: 'jpg, png, webp, gif · square pictures look best',
      cn: 'jpg、png、webp、gif · 建议使用正方形图片',
    },
    choose: { ko: '로고 고르기', en: 'Choose a logo', cn: '选择标志' },
    remove: { ko: '로고 지우기', en: 'Remove the logo', cn: '删除标志' },
    saved: { ko: '로고를 바꿨어요', en: 'The logo is changed', cn: '标志已更换' },
  },
  basics: { ko: '기본 정보', en: 'Basics', cn: '基本信息' },
  name: { ko: '기업명', en: 'Company name', cn: '企业名称' },
  ceoName: { ko: '대표자 성명', en: 'Representative', cn: '法定代表人' },
  fixed: {
    ko: '승인된 뒤에는 이음무역센터(02-000-0000)에서 바꿔 드려요',
    en: 'After approval please ask Ieum Trade Centre to change this (+82 2-000-0000)',
    cn: '审核通过后请致电Ieum贸易中心（+82 2-000-0000）修改',
  },
  website: { ko: '홈페이지', en: 'Website', cn: '官网' },
  phone: { ko: '연락처', en: 'Phone', cn: '联系电话' },
  email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
  postcode: { ko: '우편번호', en: 'Postcode', cn: '邮政编码' },
  address1: { ko: '기본주소', en: 'Address', cn: '基本地址' },
  address2: { ko: '상세주소', en: 'Address details', cn: '详细地址' },
  introduction: { ko: '기업 소개', en: 'Introduction', cn: '企业介绍' },
  introductionHint: {
    ko: '기업 페이지에서 누구나 볼 수 있어요',
    en: 'Everybody sees it on your company page',
    cn: '将显示在企业页面上',
  },
  social: { ko: '소셜 미디어', en: 'Social media', cn: '社交媒体' },
  twitter: { ko: '트위터(X)', en: 'Twitter (X)', cn: '推特(X)' },
  facebook: { ko: '페이스북', en: 'Facebook', cn: 'Facebook' },
  instagram: { ko: '인스타그램', en: 'Instagram', cn: 'Instagram' },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: { ko: '기업 정보를 저장했어요', en: 'Your details are saved', cn: '企业信息已保存' },
  emailHint: {
    ko: '모든 알림을 이 주소로 보내요. 바꾸면 새 주소로 확인 메일을 보내요.',
    en: 'All notices go here. A new address gets an e-mail to confirm it.',
    cn: '所有通知均发送至此邮箱。更改后会向新邮箱发送确认邮件。',
  },
  emailRequested: {
    ko: (to: string) => `저장했어요. ${to} 메일의 링크를 누르면 주소가 바뀌어요.`,
    en: (to: string) => `Saved. Follow the link sent to ${to} to change the address.`,
    cn: (to: string) => `已保存。点击发送至${to}的链接后邮箱将更改。`,
  },
  emailMoved: {
    ko: (to: string) => `이메일 주소를 바꿨어요. 이제 알림을 ${to} 주소로 보내요.`,
    en: (to: string) => `Your e-mail address is changed. Notices go to ${to} from now on.`,
    cn: (to: string) => `邮箱地址已更改，今后通知将发送至${to}。`,
  },
  view: { ko: '기업 페이지 보기', en: 'See the company page', cn: '查看企业页面' },
  files: {
    title: { ko: '기업 소개 자료', en: 'Profile files', cn: '企业介绍资料' },
    audience: {
      ko: '기업 승인을 받으면 기업 페이지에서 누구나 보고 내려받을 수 있어요. 그 전에는 이음 담당자만 봐요.',
      en: 'Once your company is approved, everybody can see and download them on your company page. Until then only the Ieum team can.',
      cn: '企业获批后，任何人都可以在企业页面上查看和下载；在此之前仅Ieum管理人员可见。',
    },
    privacy: {
      ko: '주민등록번호 같은 개인정보는 지우고 올려 주세요',
      en: 'Please remove personal data such as resident numbers first',
      cn: '请先删除身份证号等个人信息再上传',
    },
    hint: {
      ko: '.pdf, .xlsx, .jpg, .png · 50MB까지 · 10개까지',
      en: '.pdf, .xlsx, .jpg, .png · up to 50 MB · up to 10 files',
      cn: '.pdf、.xlsx、.jpg、.png · 最大50MB · 最多10个',
    },
    choose: { ko: '자료 고르기', en: 'Choose a file', cn: '选择资料' },
    removed: { ko: '자료를 지웠어요', en: 'The file is removed', cn: '资料已删除' },
  },
});
