import { defineTexts } from '../../common/text.ts';

export const companyProfileTexts = defineTexts('companyProfile', {
  waiting: { ko: '승인을 기다리는 기업', en: 'Companies waiting for approval', cn: '等待审核的企业' },
  nameFixed: {
    ko: '승인된 기업의 기업명과 대표자는 이음무역센터(02-000-0000)에서 바꿔 드려요',
    en: 'For an approved company the name and representative can be changed by Ieum Trade Centre only (+82 2-000-0000)',
    cn: '已审核企业的名称和法定代表人请致电Ieum贸易中心（+82 2-000-0000）修改',
  },
  registrationFixed: {
    ko: '승인된 기업의 사업자등록증은 이음무역센터(02-000-0000)에서 바꿔 드려요',
    en: 'For an approved company the business registration can be changed by Ieum Trade Centre only (+82 2-000-0000)',
    cn: '已审核企业的营业执照请致电Ieum贸易中心（+82 2-000-0000）修改',
  },
  emailAskSubject: {
    ko: '[이음] 이메일 주소를 확인해 주세요',
    en: '[Ieum] Please confirm your e-mail address',
    cn: '[Ieum] 请确认您的邮箱地址',
  },
  emailAskBody: {
    ko: '{company}의 알림을 받을 주소를 이 주소로 바꾸려면 24시간 안에 아래 버튼을 눌러 주세요.\n\n요청하지 않았다면 이 메일을 무시해 주세요.',
    en: 'To receive the notices of {company} at this address, please press the button below within 24 hours.\n\nIf you did not ask for this, please ignore this e-mail.',
    cn: '如需用此邮箱接收{company}的通知，请在24小时内点击下方按钮。\n\n如非本人操作，请忽略此邮件。',
  },
  emailAskButton: { ko: '이 주소로 바꾸기', en: 'Use this address', cn: '使用此邮箱' },
  emailCompany: { ko: '기업', en: 'Company', cn: '企业' },
  emailAskLabel: { ko: '이메일 주소 확인', en: 'Confirmation of an address', cn: '邮箱地址确认' },
  emailMovedLabel: { ko: '이메일 주소 변경 안내', en: 'Notice of a changed address', cn: '邮箱变更通知' },
  emailMovedSubject: {
    ko: '[이음] 알림을 받는 주소가 바뀌었어요',
    en: '[Ieum] Your notices go to another address now',
    cn: '[Ieum] 接收通知的邮箱已更改',
  },
  emailMovedBody: {
    ko: '이제 {company}의 알림은 새 주소로 가고, 이 주소로는 보내지 않아요. 직접 바꾸지 않았다면 비밀번호를 바로 바꿔 주세요.',
    en: 'The notices of {company} go to a new address from now on. If you did not change it, please change your password at once.',
    cn: '{company}的通知今后将发送至新邮箱。如非本人操作，请立即修改密码。',
  },
  emailLinkSpent: {
    ko: '확인 링크가 끝났어요. 기업 정보에서 이메일을 다시 바꿔 주세요.',
    en: 'This link no longer works. Please change the e-mail address in your profile again.',
    cn: '确认链接已失效，请在企业信息中重新更改邮箱。',
  },
  notRejected: {
    ko: '반려된 기업만 다시 신청할 수 있어요',
    en: 'Only a rejected company can ask again',
    cn: '仅被驳回的企业可以重新申请',
  },
  registrationMissing: {
    ko: '사업자등록증을 먼저 올려 주세요',
    en: 'Please upload the business registration certificate first',
    cn: '请先上传营业执照',
  },
  tooManyFiles: {
    ko: '기업 소개 자료는 10개까지 올릴 수 있어요',
    en: 'Up to 10 profile files can be uploaded',
    cn: '企业资料最多可上传10个',
  },
});
