import { defineCopy } from '#lib/format/copy.ts';

/**
 * The predefined reasons for a rejection: a short name for the button and the text that the company
 * receives.
 */
export const reasonsCopy = defineCopy({
  missing: {
    name: { ko: '서류 없음', en: 'No document', cn: '无材料' },
    text: {
      ko: '사업자등록증이 없어요. 기업 정보에서 사업자등록증을 올린 뒤 다시 신청해 주세요.',
      en: 'The business registration is missing. Please upload it in your company profile and ask again.',
      cn: '缺少营业执照。请在企业信息中上传营业执照后重新申请。',
    },
  },
  unreadable: {
    name: { ko: '알아보기 어려움', en: 'Not readable', cn: '无法辨认' },
    text: {
      ko: '사업자등록증의 글자를 알아보기 어려워요. 선명한 파일로 다시 올려 주세요.',
      en: 'The business registration cannot be read. Please upload a clear file.',
      cn: '营业执照文字无法辨认。请重新上传清晰的文件。',
    },
  },
  different: {
    name: { ko: '정보가 다름', en: 'Details differ', cn: '信息不一致' },
    text: {
      ko: '사업자등록증의 기업명이나 대표자가 가입 정보와 달라요. 확인하고 고쳐 주세요.',
      en: 'The company name or CEO differs from the business registration. Please check and correct them.',
      cn: '营业执照上的企业名或代表与注册信息不一致。请确认并修改。',
    },
  },
  closed: {
    name: { ko: '휴업·폐업', en: 'Not in business', cn: '停业或注销' },
    text: {
      ko: '휴업이나 폐업 상태로 확인돼요. 지금 영업 중이라면 증명 서류를 함께 올려 주세요.',
      en: 'The company appears to be closed or suspended. If it is in business, please upload a proof.',
      cn: '经确认企业处于停业或注销状态。如正常营业，请一并上传证明材料。',
    },
  },
});
