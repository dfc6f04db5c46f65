import { defineTexts } from '../../common/text.ts';

export const interviewTexts = defineTexts('interview', {
  rejected: {
    ko: '참여요청이 거절되었습니다',
    en: 'Your request to join was declined',
    cn: '您的加入请求已被拒绝',
  },
  approved: {
    ko: '참여요청이 승인되었습니다',
    en: 'Your request to join was approved',
    cn: '您的加入请求已获批准',
  },
  closed: { ko: '면접이 종료되었습니다', en: 'The interview has ended', cn: '面试已结束' },
  left: { ko: '{name}님이 방을 나가셨습니다', en: '{name} left the room', cn: '{name}已离开房间' },
  joined: { ko: '{name}님이 방에 참여하셨습니다', en: '{name} joined the room', cn: '{name}已加入房间' },
  closeConfirm: { ko: '면접을 종료하시겠습니까?', en: 'End the interview?', cn: '要结束面试吗？' },
  leaveConfirm: { ko: '면접에서 나가시겠습니까?', en: 'Leave the interview?', cn: '要离开面试吗？' },
  entered: { ko: '방에 입장했어요', en: 'You are in the room', cn: '您已进入房间' },
  sought: {
    ko: '입장을 요청했어요. 면접관이 승인하면 들어가요',
    en: 'Your request was sent. You enter once an interviewer approves it',
    cn: '已发送请求。面试官批准后即可进入',
  },
  titleRequired: { ko: '면접 이름을 적어 주세요', en: 'Please name the interview', cn: '请填写面试名称' },
  nameRequired: { ko: '이름을 적어 주세요', en: 'Please enter your name', cn: '请填写姓名' },
  tooManyInterviewers: {
    ko: '면접관은 5명까지 정할 수 있어요',
    en: 'At most 5 interviewers can be named',
    cn: '最多可指定5名面试官',
  },
  tooManyInterviewees: {
    ko: '면접 대상자는 50명까지 초대할 수 있어요',
    en: 'At most 50 interviewees can be invited',
    cn: '最多可邀请50名面试对象',
  },
  foreignInterviewee: {
    ko: '우리 공고에 지원한 사람만 초대할 수 있어요',
    en: 'Only applicants of your own postings can be invited',
    cn: '只能邀请应聘本公司职位的人',
  },
  foreignInterviewer: {
    ko: '면접관으로 정할 수 없는 회원이에요',
    en: 'This member cannot be an interviewer',
    cn: '该会员不能担任面试官',
  },
  bothRoles: {
    ko: '한 사람이 면접관이면서 면접 대상자일 수는 없어요',
    en: 'One person cannot be interviewer and interviewee',
    cn: '同一人不能既是面试官又是面试对象',
  },
  minutesUnfit: {
    ko: '면접 시간은 5분에서 720분까지 정할 수 있어요',
    en: 'An interview takes 5 to 720 minutes',
    cn: '面试时长为5至720分钟',
  },
  timeRequired: {
    ko: '면접 날짜를 골라 주세요',
    en: 'Please choose the day of the interview',
    cn: '请选择面试日期',
  },
  timePast: { ko: '이미 지난 시각이에요', en: 'This time has passed', cn: '该时间已过' },
  started: {
    ko: '이미 시작한 면접이에요. 면접실에서 끝내 주세요',
    en: 'The interview has started. Please end it in the room',
    cn: '面试已开始。请在房间内结束',
  },
  notForward: {
    ko: '면접 상태는 대기중, 진행중, 종료 순서로만 바뀌어요',
    en: 'An interview goes from awaiting to in progress to complete only',
    cn: '面试状态只能按等待中、进行中、已结束的顺序变更',
  },
  notYet: {
    ko: '{time}부터 들어갈 수 있어요',
    en: 'You can enter from {time}',
    cn: '{time}起可以进入',
  },
  disabled: {
    ko: '지금은 입장할 수 없어요',
    en: 'Entering is not possible now',
    cn: '目前无法进入',
  },
  loginNeeded: {
    ko: '초대받은 계정으로 로그인해 주세요',
    en: 'Please log in with the account that was invited',
    cn: '请使用受邀账户登录',
  },
  notInvited: {
    ko: '초대 명단에 없어 입장할 수 없어요',
    en: 'You are not on the list of those invited',
    cn: '您不在受邀名单中',
  },
  hostOnly: {
    ko: '면접관만 할 수 있어요',
    en: 'Only interviewers can do this',
    cn: '仅面试官可以操作',
  },
  seekFirst: {
    ko: '먼저 입장을 요청해 주세요',
    en: 'Please ask to enter first',
    cn: '请先请求加入',
  },
  askLater: {
    ko: '{seconds}초 뒤에 다시 요청해 주세요',
    en: 'Please ask again in {seconds} seconds',
    cn: '请在{seconds}秒后再次请求',
  },
  full: {
    ko: '면접실이 가득 찼어요. 한 번에 6명까지 들어갈 수 있어요',
    en: 'The room is full. Six people can be in it at once',
    cn: '房间已满。同时最多6人',
  },
  inOtherRoom: {
    ko: '다른 면접실에 들어가 있어요. 그 면접실에서 나온 뒤 다시 들어가 주세요',
    en: 'You are in another interview room. Please leave it first',
    cn: '您正在另一个面试房间内。请先离开再进入',
  },
  answered: {
    ko: '이미 다른 면접관이 답한 요청이에요',
    en: 'Another interviewer has already answered this request',
    cn: '其他面试官已处理该请求',
  },
  notInRoom: {
    ko: '방에 있는 사람에게만 보낼 수 있어요',
    en: 'Only people in the room can receive this',
    cn: '只能发送给房间内的人',
  },
  noneWaiting: {
    ko: '기다리는 면접 대상자가 없어요',
    en: 'No interviewee is waiting',
    cn: '没有等待中的面试对象',
  },
  calledAlready: {
    ko: '{name} 님은 이미 불렀어요. 다음 차례를 다시 확인해 주세요',
    en: '{name} has already been called in. Please check who is next',
    cn: '已经请{name}进入了。请重新确认下一位',
  },
  orderChanged: {
    ko: '기다리는 순서가 바뀌었어요. 다음 차례를 다시 확인해 주세요',
    en: 'The order of those who wait has changed. Please check who is next',
    cn: '等待顺序已变化。请重新确认下一位',
  },
});
