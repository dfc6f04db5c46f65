import { defineTexts } from './text.ts';

/** Labels that several kinds of data have on the page of a member's own data. */
export const collectedTexts = defineTexts('collected', {
  subject: { ko: '제목', en: 'Title', cn: '标题' },
  content: { ko: '내용', en: 'Content', cn: '内容' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  companyName: { ko: '기업', en: 'Company', cn: '企业' },
  recruitment: { ko: '공고', en: 'Recruitment', cn: '招聘' },
  username: { ko: '아이디', en: 'User ID', cn: '用户名' },
  phone: { ko: '연락처', en: 'Phone', cn: '联系电话' },
  email: { ko: '이메일', en: 'E-mail', cn: '电子邮箱' },
  postcode: { ko: '우편번호', en: 'Postcode', cn: '邮政编码' },
  address1: { ko: '주소', en: 'Address', cn: '地址' },
  address2: { ko: '상세 주소', en: 'Address details', cn: '详细地址' },
  website: { ko: '홈페이지', en: 'Website', cn: '网站' },
  memo: { ko: '메모', en: 'Memo', cn: '备注' },
  reason: { ko: '사유', en: 'Reason', cn: '原因' },
  reply: { ko: '답변', en: 'Answer', cn: '回复' },
  file: { ko: '파일', en: 'File', cn: '文件' },
  at: { ko: '일시', en: 'Time', cn: '时间' },
  createdAt: { ko: '등록 일시', en: 'Created', cn: '创建时间' },
  updatedAt: { ko: '바뀐 일시', en: 'Changed', cn: '更新时间' },
  repliedAt: { ko: '답변 일시', en: 'Answered', cn: '回复时间' },
});
