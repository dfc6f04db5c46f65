import { defineTexts } from '../../common/text.ts';

export const resumeTexts = defineTexts('resumes', {
  changedElsewhere: {
    ko: '다른 곳에서 이력서를 고쳤어요. 새로 고친 내용을 확인해 주세요.',
    en: 'Your resume was changed elsewhere. Please check the newer version.',
    cn: '简历已在别处修改，请查看最新内容。',
  },
  tooMany: {
    ko: '더는 넣을 수 없어요',
    en: 'No more entries can be added',
    cn: '无法再添加',
  },
  scoreInvalid: {
    ko: '점수는 0에서 1,000 사이의 숫자로 입력해 주세요',
    en: 'Please enter a score between 0 and 1,000',
    cn: '请输入0至1000之间的分数',
  },
  spanYearsInvalid: {
    ko: '연수는 0에서 70 사이의 숫자로 입력해 주세요',
    en: 'Please enter a number of years between 0 and 70',
    cn: '年数请输入0至70之间的整数',
  },
  spanMonthsInvalid: {
    ko: '개월은 0에서 11 사이로 입력해 주세요. 12개월은 1년이에요.',
    en: 'Please enter 0 to 11 months; 12 months are a year',
    cn: '月数请输入0至11，12个月请写为1年',
  },
  monthOnly: {
    ko: '연도와 월만 적어 주세요. 예: 2023.04',
    en: 'Please enter year and month only, for example 2023.04',
    cn: '请只填写年月，例如2023.04',
  },
  bornInFuture: {
    ko: '오늘보다 늦은 날이에요. 태어난 날을 확인해 주세요.',
    en: 'This day is yet to come. Please check the date of birth.',
    cn: '该日期晚于今天，请检查出生日期。',
  },
  enteredInFuture: {
    ko: '아직 오지 않은 때예요. 입학한 때를 확인해 주세요.',
    en: 'This is yet to come. Please check when you started.',
    cn: '该时间尚未到来，请检查入学时间。',
  },
  graduatedInFuture: {
    ko: '아직 오지 않은 때예요. 졸업하기 전이라면 상태를 ‘졸업 예정’이나 ‘재학’으로 바꿔 주세요.',
    en: 'This is yet to come. If you have not graduated yet, set the status to “Graduating soon” or “Enrolled”.',
    cn: '该时间尚未到来。如尚未毕业，请将状态改为“即将毕业”或“在读”。',
  },
  graduationTooFar: {
    ko: '졸업 예정은 앞으로 10년까지 적을 수 있어요',
    en: 'An expected graduation may lie up to ten years ahead',
    cn: '预计毕业时间最多可填写今后10年内',
  },
  hiredInFuture: {
    ko: '아직 오지 않은 때예요. 입사한 때를 확인해 주세요.',
    en: 'This is yet to come. Please check when you started the job.',
    cn: '该时间尚未到来，请检查入职时间。',
  },
  resignedInFuture: {
    ko: '아직 오지 않은 때예요. 지금 다니고 있다면 ‘재직 중’을 켜 주세요.',
    en: 'This is yet to come. If you still work there, turn on “Still working there”.',
    cn: '该时间尚未到来。如仍在职，请打开“在职”。',
  },
  issuedInFuture: {
    ko: '아직 오지 않은 때예요. 자격증을 받은 때를 확인해 주세요.',
    en: 'This is yet to come. Please check when the certificate was issued.',
    cn: '该时间尚未到来，请检查取得时间。',
  },
  profileUnknown: {
    ko: '사진을 다시 올려 주세요',
    en: 'Please upload the photo again',
    cn: '请重新上传照片',
  },
});
