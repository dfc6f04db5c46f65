import { defineTexts } from '../../common/text.ts';

export const reportTexts = defineTexts('reports', {
  nameRequired: { ko: '이름을 입력해 주세요', en: 'Please enter a name', cn: '请输入名称' },
  nameTaken: {
    ko: '같은 이름의 리포트가 있어요',
    en: 'You have a report with this name',
    cn: '已有同名报告',
  },
  tooMany: {
    ko: '리포트는 30개까지 저장할 수 있어요. 쓰지 않는 리포트를 지운 다음 저장해 주세요.',
    en: 'You can save up to 30 reports. Please delete one that you no longer need.',
    cn: '最多可保存30个报告，请先删除不用的报告。',
  },
  daysRequired: {
    ko: '기간의 첫날과 마지막 날을 골라 주세요',
    en: 'Please choose the first and the last day',
    cn: '请选择起止日期',
  },
  neverChanges: {
    ko: '날짜를 정한 리포트는 숫자가 그대로라서 매주 보내지 않아요',
    en: 'A report of fixed days does not change, so it is not sent each week',
    cn: '固定日期的报告数据不变，因此不会每周发送',
  },
  reasonRequired: {
    ko: '내려받는 사유를 입력해 주세요',
    en: 'Please enter why you download it',
    cn: '请输入下载原因',
  },
  none: { ko: '정하지 않음', en: 'Not given', cn: '未指定' },
  key: { ko: '구분', en: 'Group', cn: '分类' },
  day: { ko: '날짜', en: 'Day', cn: '日期' },
  before: { ko: '이전 기간', en: 'Period before', cn: '前一期间' },
  sum: { ko: '합계', en: 'Sum', cn: '合计' },
});
