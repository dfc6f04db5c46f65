import { defineCopy } from '#lib/format/copy.ts';

/** Advice before publishing: the finding, and the legal reason in one sentence. */
export const adviceCopy = defineCopy({
  age: {
    text: { ko: '나이를 제한했어요', en: 'Age is limited', cn: '限制了年龄' },
    reason: {
      ko: '고령자고용법 제4조의4는 합리적인 이유 없이 나이로 채용을 가르지 못하게 해요.',
      en: 'The Aged Employment Promotion Act (art. 4-4) forbids hiring by age without a reasonable ground.',
      cn: '《高龄者雇用促进法》第4条之4禁止无合理理由的年龄歧视。',
    },
  },
  gender: {
    text: { ko: '성별을 제한했어요', en: 'Gender is limited', cn: '限制了性别' },
    reason: {
      ko: '남녀고용평등법 제7조는 모집과 채용에서 남녀를 차별하지 못하게 해요.',
      en: 'The Equal Employment Opportunity Act (art. 7) forbids choosing between women and men in hiring.',
      cn: '《男女雇用平等法》第7条禁止招聘录用中的性别歧视。',
    },
  },
  noLimits: { ko: '나이·성별 제한이 없어요', en: 'No limits of age or gender', cn: '无年龄和性别限制' },
  wage: {
    text: { ko: '급여를 적지 않았어요', en: 'The pay is not stated', cn: '未填写薪资' },
    reason: {
      ko: '근로기준법 제17조에 따라 근로계약을 맺을 때는 임금을 밝혀야 해요. 미리 알리면 지원이 더 들어와요.',
      en: 'The Labor Standards Act (art. 17) has the wage stated in the contract; telling it now brings more applicants.',
      cn: '根据《劳动标准法》第17条，签约时须明示工资；提前公开可获得更多申请。',
    },
  },
  minimum: {
    hourly: { ko: '최저임금보다 적어요', en: 'Below the legal minimum wage', cn: '低于法定最低工资' },
    byTime: {
      ko: '주 40시간을 일하면 최저임금보다 적어요',
      en: 'Below the legal minimum wage for 40 hours a week',
      cn: '按每周40小时计算低于法定最低工资',
    },
    reason: {
      ko: (year: number, won: string, isHourly: boolean) =>
        `최저임금법 제6조에 따른 ${year}년 최저임금은 ${isHourly ? '시급 ' : '주 40시간 기준 '}${won}원이에요.`,
      en: (year: number, won: string, isHourly: boolean) =>
        `The minimum of ${year} under the Minimum Wage Act (art. 6) is ${won} won${isHourly ? ' an hour' : ' for 40 hours a week'}.`,
      cn: (year: number, won: string, isHourly: boolean) =>
        `根据《最低工资法》第6条，${year}年最低工资为${isHourly ? '时薪' : '每周40小时'}${won}韩元。`,
    },
  },
  lowered: {
    text: {
      ko: (n: number) => `지원자 ${n}명이 보고 지원한 급여보다 적어요`,
      en: (n: number) => `Lower than the pay that ${n === 1 ? '1 applicant' : `${n} applicants`} applied for`,
      cn: (n: number) => `低于${n}名申请人申请时看到的薪资`,
    },
    reason: {
      ko: '채용절차법 제4조는 정당한 사유 없이 공고의 근로조건을 불리하게 바꾸지 못하게 해요.',
      en: 'The Fair Hiring Procedure Act (art. 4) forbids worsening advertised conditions without good reason.',
      cn: '《招聘程序公正法》第4条禁止无正当理由将招聘条件改为不利于求职者。',
    },
  },
  hint: {
    text: {
      ko: '상세 내용에 안내 글이 남아 있어요',
      en: 'The hint still stands in the description',
      cn: '详细内容中仍留有提示文字',
    },
    reason: {
      ko: '지원자에게도 그대로 보여요. 지우고 게시해 주세요.',
      en: 'Applicants will read it too. Please remove it before publishing.',
      cn: '申请人也会看到，请删除后再发布。',
    },
  },
  wageShown: { ko: '급여 범위를 공개했어요', en: 'The pay range is shown', cn: '已公开薪资范围' },
  contact: {
    text: { ko: '문의할 연락처가 없어요', en: 'There is no contact to ask', cn: '没有咨询联系方式' },
    reason: {
      ko: '채용절차법 제8조와 제10조에 따라 채용 일정과 결과를 지원자에게 알려야 해서, 물어볼 곳이 있으면 좋아요.',
      en: 'The Fair Hiring Procedure Act (art. 8 and 10) has applicants told of schedule and result, so a contact helps.',
      cn: '根据《招聘程序公正法》第8条和第10条须告知日程与结果，建议提供联系方式。',
    },
  },
  contactShown: { ko: '문의할 연락처가 있어요', en: 'There is a contact to ask', cn: '有咨询联系方式' },
  past: {
    text: { ko: '근무 시작일이 이미 지났어요', en: 'The start of work has passed', cn: '工作开始日已过' },
    reason: {
      ko: '채용절차법 제4조는 사실과 다른 채용 광고를 금지해요. 날짜를 다시 확인해 주세요.',
      en: 'The Fair Hiring Procedure Act (art. 4) forbids untrue job advertisements; please check the date.',
      cn: '《招聘程序公正法》第4条禁止虚假招聘广告，请确认日期。',
    },
  },
});
