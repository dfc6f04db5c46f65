import { defineTexts } from '../../common/text.ts';

export const lectureTexts = defineTexts('lectures', {
  subjectRequired: { ko: '강의 제목을 적어 주세요', en: 'Please write a title', cn: '请填写讲座标题' },
  videoUnknown: {
    ko: '유튜브나 비메오의 영상 주소를 확인해 주세요',
    en: 'Please check the address of the YouTube or Vimeo video',
    cn: '请确认YouTube或Vimeo的视频地址',
  },
  linkInvalid: {
    ko: 'http 또는 https로 시작하는 주소를 적어 주세요',
    en: 'Please enter an address that starts with http or https',
    cn: '请填写以http或https开头的地址',
  },
  linkNameRequired: { ko: '링크 이름을 적어 주세요', en: 'Please name the link', cn: '请填写链接名称' },
  tooManyLinks: {
    ko: '링크는 10개까지 넣을 수 있어요',
    en: 'Up to 10 links can be added',
    cn: '最多可添加10个链接',
  },
  tooManyFiles: {
    ko: '자료는 10개까지 올릴 수 있어요',
    en: 'Up to 10 files can be added',
    cn: '最多可上传10个资料',
  },
  codeRequired: {
    ko: '참여 코드를 4자 이상 적어 주세요',
    en: 'Please enter a code of at least 4 characters',
    cn: '请填写至少4位的参与代码',
  },
  notFreeNow: {
    ko: '지금 시작하면 ‘{title}’ 일정과 겹쳐요. 그 일정을 옮기거나 취소한 뒤, 또는 강의 길이를 줄인 뒤 다시 시작해 주세요.',
    en: 'Starting now would overlap “{title}”. Move or cancel that appointment, or shorten the lecture, and start again.',
    cn: '现在开始将与“{title}”重叠。请更改或取消该日程，或缩短讲座时长后再开始。',
  },
  companyUnknown: {
    ko: '승인된 기업을 골라 주세요',
    en: 'Please choose an approved company',
    cn: '请选择已通过审核的企业',
  },
  categoryUnknown: {
    ko: '없는 분류예요. 다시 골라 주세요.',
    en: 'This category does not exist. Please choose again.',
    cn: '该分类不存在，请重新选择。',
  },
  tooManyLectures: {
    ko: '강의는 500개까지 만들 수 있어요',
    en: 'Up to 500 lectures can be created',
    cn: '最多可创建500个讲座',
  },
  categoryCodeRequired: { ko: '분류 코드를 적어 주세요', en: 'Please enter a code', cn: '请填写分类代码' },
  categoryCodeInvalid: {
    ko: '영문 소문자와 숫자, 하이픈만 쓸 수 있어요',
    en: 'Use small letters, digits and hyphens only',
    cn: '只能使用小写英文字母、数字和连字符',
  },
  categoryCodeTaken: { ko: '이미 쓰고 있는 코드예요', en: 'This code is already used', cn: '该代码已被使用' },
  categoryNameRequired: { ko: '분류 이름을 적어 주세요', en: 'Please enter a name', cn: '请填写分类名称' },
  categoryTooDeep: {
    ko: '분류는 3단계까지 만들 수 있어요',
    en: 'Categories can have 3 levels',
    cn: '分类最多可有3级',
  },
  categoryInItself: {
    ko: '분류를 자기 아래로 옮길 수 없어요',
    en: 'A category cannot be moved below itself',
    cn: '不能将分类移动到其自身之下',
  },
  categoryHasChildren: {
    ko: '하위 분류를 먼저 옮기거나 삭제해 주세요',
    en: 'Please move or delete the categories below it first',
    cn: '请先移动或删除下级分类',
  },
  tooManyCategories: {
    ko: '분류는 200개까지 만들 수 있어요',
    en: 'Up to 200 categories can be created',
    cn: '最多可创建200个分类',
  },
  needsCode: {
    ko: '참여 코드를 입력하면 볼 수 있어요',
    en: 'Enter the code to see the lecture',
    cn: '输入参与代码后即可观看',
  },
  messageRequired: { ko: '메시지를 적어 주세요', en: 'Please write a message', cn: '请填写消息' },
  joined: { ko: '방에 입장하셨습니다.', en: 'You have joined the room.', cn: '您已进入房间。' },
  came: { ko: '{name}님이 들어왔어요', en: '{name} joined', cn: '{name}进入了房间' },
  cameWithOthers: {
    ko: '{name}님 외 {count}명이 들어왔어요',
    en: '{name} and {count} others joined',
    cn: '{name}等另外{count}人进入了房间',
  },
  left: { ko: '{name}님이 나갔어요', en: '{name} left', cn: '{name}离开了房间' },
  leftWithOthers: {
    ko: '{name}님 외 {count}명이 나갔어요',
    en: '{name} and {count} others left',
    cn: '{name}等另外{count}人离开了房间',
  },
  visitor: { ko: '방문자', en: 'A visitor', cn: '访客' },
  sent: { ko: '보냈어요', en: 'Sent', cn: '已发送' },
  chatClosed: {
    ko: '라이브가 끝나 채팅을 닫았어요',
    en: 'The live lecture has ended, so the chat is closed',
    cn: '直播已结束，聊天已关闭',
  },
  loginToChat: {
    ko: '로그인하면 채팅할 수 있어요',
    en: 'Please log in to chat',
    cn: '登录后即可聊天',
  },
  muted: {
    ko: '이 강의에서 채팅이 제한됐어요',
    en: 'You cannot chat in this lecture',
    cn: '您在该讲座中的聊天已被限制',
  },
  slow: {
    ko: '{seconds}초에 한 번 보낼 수 있어요',
    en: 'You can send a message every {seconds} seconds',
    cn: '每{seconds}秒可发送一次',
  },
  tooManyMutes: {
    ko: '한 강의에서 200명까지 제한할 수 있어요',
    en: 'Up to 200 members can be muted in a lecture',
    cn: '每个讲座最多可限制200人',
  },
  reasonRequired: {
    ko: '출석부를 받는 사유를 적어 주세요',
    en: 'Please give the reason for the export',
    cn: '请填写下载出席表的原因',
  },
  answerRequired: { ko: '답변을 적어 주세요', en: 'Please write an answer', cn: '请填写答复' },
  answerAfterEnd: {
    ko: '라이브가 끝난 뒤에 답할 수 있어요',
    en: 'Questions can be answered once the live lecture has ended',
    cn: '直播结束后才能答复',
  },
  codeOnlyLive: {
    ko: '라이브 중에만 출석 코드를 보여 줄 수 있어요',
    en: 'Attendance codes can be shown while the lecture is live',
    cn: '仅可在直播期间显示出席码',
  },
  codesShown: {
    ko: '출석 코드를 두 번 모두 보여 줬어요',
    en: 'Both attendance codes have been shown',
    cn: '两次出席码均已显示',
  },
  noCodeShown: {
    ko: '지금은 입력할 출석 코드가 없어요',
    en: 'There is no attendance code to enter now',
    cn: '现在没有可输入的出席码',
  },
  administrator: { ko: '관리자', en: 'Administrator', cn: '管理员' },
});
