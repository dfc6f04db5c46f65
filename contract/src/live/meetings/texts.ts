import { defineTexts } from '../../common/text.ts';

export const meetingTexts = defineTexts('meetings', {
  titleRequired: {
    ko: '면담 이름을 적어 주세요',
    en: 'Please give the meeting a name',
    cn: '请填写面谈名称',
  },
  endBeforeStart: {
    ko: '끝나는 시각이 시작보다 늦어야 해요',
    en: 'The end must be after the start',
    cn: '结束时间必须晚于开始时间',
  },
  windowPast: {
    ko: '시간을 고를 수 있는 기간이 이미 지났어요',
    en: 'The period for picking a time is already over',
    cn: '可选择时间的期间已过',
  },
  windowTooLong: {
    ko: '시간을 고를 수 있는 기간은 1년을 넘을 수 없어요',
    en: 'The period for picking a time can be at most a year',
    cn: '可选择时间的期间不能超过一年',
  },
  timePast: {
    ko: '이미 지난 시간이 있어요. 앞으로의 시간만 제안할 수 있어요.',
    en: 'One of the times is already over. You can only propose times in the future.',
    cn: '其中有已过去的时间。只能提议将来的时间。',
  },
  timeTooFar: {
    ko: '1년 안의 시간만 제안할 수 있어요',
    en: 'You can only propose times within a year',
    cn: '只能提议一年以内的时间',
  },
  timeTwice: { ko: '같은 시간이 두 번 있어요', en: 'A time is in the list twice', cn: '列表中有重复的时间' },
  tooManyTimes: {
    ko: '시간은 500개까지 제안할 수 있어요',
    en: 'You can propose up to 500 times',
    cn: '最多可提议500个时间',
  },
  tooManyApplicants: {
    ko: '한 번에 200명까지 제안할 수 있어요',
    en: 'You can invite up to 200 applicants',
    cn: '一次最多可邀请200位申请人',
  },
  minutesUnfit: {
    ko: '면담은 5분에서 240분 사이로 정해 주세요',
    en: 'A meeting takes 5 to 240 minutes',
    cn: '面谈时长须在5到240分钟之间',
  },
  foreignApplicant: {
    ko: '이 공고의 지원자가 아닌 사람이 있어요',
    en: 'One of them is not an applicant of this job',
    cn: '其中有人不是该职位的申请人',
  },
  closedApplicant: {
    ko: '지원을 취소했거나 불합격한 지원자에게는 제안할 수 없어요',
    en: 'You cannot invite applicants who withdrew or were not selected',
    cn: '无法邀请已撤回申请或未录用的申请人',
  },
  applicantGone: {
    ko: '지원을 취소했거나 불합격한 지원자예요',
    en: 'The applicant withdrew or was not selected',
    cn: '该申请人已撤回申请或未被录用',
  },
  recruitmentStays: {
    ko: '면담의 공고는 바꿀 수 없어요',
    en: 'The job of a meeting cannot be changed',
    cn: '面谈的职位无法更改',
  },
  timeInUse: {
    ko: '지원자가 고른 시간은 뺄 수 없어요. 먼저 그 면담을 취소해 주세요.',
    en: 'A time that an applicant picked cannot be removed. Please cancel that meeting first.',
    cn: '申请人已选择的时间无法移除。请先取消该面谈。',
  },
  applicantInUse: {
    ko: '시간을 고른 지원자는 뺄 수 없어요. 먼저 그 면담을 취소해 주세요.',
    en: 'An applicant who picked a time cannot be removed. Please cancel that meeting first.',
    cn: '已选择时间的申请人无法移除。请先取消该面谈。',
  },
  minutesInUse: {
    ko: '고른 시간이 있어 면담 길이를 바꿀 수 없어요',
    en: 'The length cannot be changed once a time is picked',
    cn: '已有人选择时间，无法更改时长',
  },
  openSlots: {
    ko: '취소하지 않은 면담이 남아 있어요. 먼저 취소해 주세요.',
    en: 'There are meetings that are not cancelled. Please cancel them first.',
    cn: '还有未取消的面谈。请先取消。',
  },
  closed: {
    ko: '더는 시간을 고를 수 없어요',
    en: 'Times can no longer be picked',
    cn: '已无法再选择时间',
  },
  foreignTime: {
    ko: '제안받은 시간 가운데에서 골라 주세요',
    en: 'Please pick one of the proposed times',
    cn: '请从提议的时间中选择',
  },
  taken: {
    ko: '방금 다른 지원자가 고른 시간이에요. 다른 시간을 골라 주세요.',
    en: 'Another applicant has just picked this time. Please choose another one.',
    cn: '该时间刚被其他申请人选择。请选择其他时间。',
  },
  alreadyPicked: {
    ko: '이미 고른 시간이 있어요. 바꾸려면 그 시간을 바꿔 주세요.',
    en: 'You have already picked a time. Change that one instead.',
    cn: '您已选择了时间。如需更改，请修改该时间。',
  },
  oneChange: {
    ko: '시간과 상태 가운데 하나만 바꿀 수 있어요',
    en: 'Change either the time or the state',
    cn: '只能更改时间或状态中的一项',
  },
  notAwaiting: {
    ko: '확인을 기다리는 면담만 바꿀 수 있어요',
    en: 'Only a meeting that waits for an answer can be changed',
    cn: '只能更改等待确认的面谈',
  },
  canceledStays: {
    ko: '이미 취소된 면담이에요',
    en: 'This meeting was already cancelled',
    cn: '该面谈已取消',
  },
  tooLate: {
    ko: '확정된 면담은 24시간 전까지만 취소할 수 있어요. 기업에 연락해 주세요.',
    en: 'An approved meeting can be cancelled until 24 hours before. Please contact the company.',
    cn: '已确认的面谈只能在24小时前取消。请联系企业。',
  },
  over: {
    ko: '이미 지난 면담이에요',
    en: 'This meeting is already over',
    cn: '该面谈已过',
  },
  reasonRequired: {
    ko: '취소하는 사유를 적어 주세요',
    en: 'Please say why you cancel',
    cn: '请填写取消原因',
  },
});
