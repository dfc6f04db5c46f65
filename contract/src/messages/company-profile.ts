import { defineMessages } from './message.ts';

export const companyProfileMessages = defineMessages('companyProfile', {
  nameFixed: {
    ko: '승인된 기업의 기업명과 대표자는 고객센터에서 바꿔 드려요',
    en: 'For an approved company the name and representative can be changed by our support only',
    cn: '已审核企业的名称和法定代表人需联系客服修改',
  },
  registrationFixed: {
    ko: '승인된 기업의 사업자등록증은 고객센터에서 바꿔 드려요',
    en: 'For an approved company the business registration can be changed by our support only',
    cn: '已审核企业的营业执照需联系客服修改',
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
