import { defineTexts } from './text.ts';

export const commonTexts = defineTexts('common', {
  // Fixed by the specification.
  loginRequired: { ko: '로그인 후 이용가능합니다', en: 'Please log in first', cn: '请先登录' },
  forbidden: { ko: '접근권한이 없습니다', en: 'You do not have access', cn: '您没有访问权限' },
  wrongUserType: {
    ko: '사용자 유형으로는 사용할 수 없는 기능입니다.',
    en: 'This feature is not available for your account type.',
    cn: '您的账户类型无法使用此功能。',
  },
  invalid: { ko: '잘못된 요청입니다', en: 'This request is not valid', cn: '请求无效' },
  webSocketOnly: {
    ko: '이 주소는 WebSocket 연결만 받아요',
    en: 'This address takes WebSocket connections only',
    cn: '此地址只接受 WebSocket 连接',
  },
  approvalRequired: {
    ko: '승인이 끝나면 쓸 수 있어요. 승인까지 영업일 기준 1~2일 걸려요.',
    en: 'You can use this once your company is approved. Approval takes 1 to 2 business days.',
    cn: '企业审核通过后即可使用。审核需要1至2个工作日。',
  },
  passwordChangeRequired: {
    ko: '임시 비밀번호로 로그인했어요. 새 비밀번호로 바꾼 뒤에 쓸 수 있어요.',
    en: 'You logged in with a temporary password. Please set a new one to go on.',
    cn: '您使用的是临时密码，请先设置新密码。',
  },
  secondFactorSetupRequired: {
    ko: '2단계 인증을 먼저 설정해야 쓸 수 있어요',
    en: 'Please set up two-step verification first',
    cn: '请先设置两步验证',
  },
  notFound: { ko: '찾는 내용이 없어요', en: 'We could not find that', cn: '未找到相关内容' },
  conflict: {
    ko: '그사이 내용이 바뀌었어요. 새로 고친 뒤 다시 해 주세요.',
    en: 'This changed in the meantime. Please reload and try again.',
    cn: '内容已发生变化，请刷新后重试。',
  },
  changedElsewhere: {
    ko: '그사이 다른 곳에서 고쳤어요. 두 내용을 비교해 주세요.',
    en: 'This was changed elsewhere in the meantime. Please compare the two.',
    cn: '内容已在别处修改，请比较两个版本。',
  },
  tooLarge: {
    ko: '보낸 내용이 너무 커요',
    en: 'What you sent is too large',
    cn: '提交的内容过大',
  },
  fileTooLarge: {
    ko: '50MB보다 작은 파일만 올릴 수 있어요',
    en: 'Only files smaller than 50 MB can be uploaded',
    cn: '只能上传小于50MB的文件',
  },
  unsupportedMedia: {
    ko: '이 형식의 파일은 올릴 수 없어요',
    en: 'This kind of file cannot be uploaded',
    cn: '无法上传此格式的文件',
  },
  unsupportedBody: {
    ko: '이 형식으로 보낸 내용은 읽을 수 없어요',
    en: 'What was sent in this format cannot be read',
    cn: '无法读取以此格式发送的内容',
  },
  tooMany: {
    ko: '요청이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.',
    en: 'Too many requests. Please try again in a moment.',
    cn: '请求过于频繁，请稍后再试。',
  },
  internal: {
    ko: '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
    en: 'Something went wrong. Please try again in a moment.',
    cn: '出现问题，请稍后再试。',
  },
  unavailable: {
    ko: '지금은 처리할 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
    en: 'This is not available right now. Please try again in a moment.',
    cn: '暂时无法处理，请稍后再试。',
  },
  tooLong: { ko: '너무 길어요', en: 'This is too long', cn: '内容过长' },
  notOneLine: {
    ko: '한 줄로 입력해 주세요. 줄바꿈이나 보이지 않는 문자는 쓸 수 없어요.',
    en: 'Please write this on one line, without line breaks or invisible characters',
    cn: '请在一行内填写，不能包含换行符或不可见字符',
  },
  required: { ko: '입력해 주세요', en: 'Please fill this in', cn: '请填写' },
  unknownValue: { ko: '고를 수 없는 값이에요', en: 'This value cannot be chosen', cn: '无法选择该值' },
  linkInvalid: {
    ko: 'http나 https 주소, 또는 /로 시작하는 이 사이트의 주소를 적어 주세요',
    en: 'Enter an http or https address, or an address of this site that starts with /',
    cn: '请填写http或https网址，或以/开头的本站地址',
  },
  notWhole: { ko: '소수점 없는 숫자로 입력해 주세요', en: 'Please enter a whole number', cn: '请输入整数' },
  tooSmall: { ko: '0 이상으로 입력해 주세요', en: 'Please enter 0 or more', cn: '请输入0以上的数字' },
  amountTooLarge: {
    ko: '금액은 100억 원까지 적을 수 있어요',
    en: 'Amounts go up to 10 billion won',
    cn: '金额最多可填写100亿韩元',
  },
  dateInvalid: { ko: '날짜를 확인해 주세요', en: 'Please check the date', cn: '请检查日期' },
  dateTooLate: {
    ko: '2999.12.31까지 입력할 수 있어요',
    en: 'Dates go up to 31 December 2999',
    cn: '日期最晚为2999年12月31日',
  },
  endBeforeStart: {
    ko: '끝나는 때가 시작보다 빨라요',
    en: 'The end is before the start',
    cn: '结束时间早于开始时间',
  },
  minimumAboveMaximum: {
    ko: '최솟값이 최댓값보다 커요',
    en: 'The minimum is above the maximum',
    cn: '最小值大于最大值',
  },
  skipTooFar: {
    ko: '1,000개까지만 건너뛸 수 있어요. 그 뒤는 답의 next 값을 after로 보내 주세요.',
    en: 'At most 1,000 entries can be skipped. Beyond that, send the next value of the answer as after.',
    cn: '最多可跳过1,000条。之后请将响应中的next值作为after发送。',
  },
  sessionOver: {
    ko: '로그인이 끝났어요. 다시 로그인해 주세요.',
    en: 'Your session has ended. Please log in again.',
    cn: '登录已失效，请重新登录。',
  },
  pdfsBusy: {
    ko: '지금은 PDF를 만드는 사람이 많아요. 잠시 뒤에 다시 시도해 주세요.',
    en: 'Many PDFs are being created right now. Please try again in a moment.',
    cn: '当前生成PDF的请求较多，请稍后重试。',
  },
});
