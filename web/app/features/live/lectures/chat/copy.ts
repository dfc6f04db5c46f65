import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '실시간 채팅', en: 'Live chat', cn: '实时聊天' },
  watching: {
    ko: (n: string) => `${n}명이 보고 있어요`,
    en: (n: string) => `${n} watching`,
    cn: (n: string) => `${n}人正在观看`,
  },
  watchers: { ko: '보고 있는 회원', en: 'Members who watch', cn: '正在观看的会员' },
  watchersHint: {
    ko: '이름 일부를 가리고 먼저 들어온 100명까지 보여요.',
    en: 'Masked names of up to 100 members, the first to join first.',
    cn: '显示最先进入的100名会员，姓名部分隐藏。',
  },
  noWatchers: {
    ko: '로그인한 회원이 아직 없어요',
    en: 'No member is logged in yet',
    cn: '还没有登录的会员',
  },
  messages: { ko: '채팅 내용', en: 'Messages', cn: '聊天内容' },
  connecting: { ko: '채팅에 연결하고 있어요', en: 'Connecting to the chat', cn: '正在连接聊天' },
  lost: {
    ko: '연결이 끊겼어요. 다시 연결하고 있어요.',
    en: 'The connection was lost. Connecting again.',
    cn: '连接已断开，正在重新连接。',
  },
  none: { ko: '첫 메시지를 남겨 보세요', en: 'Write the first message', cn: '来写第一条消息吧' },
  noneClosed: { ko: '남은 메시지가 없어요', en: 'There are no messages', cn: '没有消息' },
  came: {
    ko: (name: string, others: number) =>
      others > 0 ? `${name}님 외 ${others}명이 들어왔어요` : `${name}님이 들어왔어요`,
    en: (name: string, others: number) =>
      others > 0 ? `${name} and ${others} other${others === 1 ? '' : 's'} joined` : `${name} joined`,
    cn: (name: string, others: number) =>
      others > 0 ? `${name}等另外${others}人进入了房间` : `${name}进入了房间`,
  },
  left: {
    ko: (name: string, others: number) =>
      others > 0 ? `${name}님 외 ${others}명이 나갔어요` : `${name}님이 나갔어요`,
    en: (name: string, others: number) =>
      others > 0 ? `${name} and ${others} other${others === 1 ? '' : 's'} left` : `${name} left`,
    cn: (name: string, others: number) =>
      others > 0 ? `${name}等另外${others}人离开了房间` : `${name}离开了房间`,
  },
  company: { ko: '강의 기업', en: 'Company', cn: '讲座企业' },
  question: { ko: '질문', en: 'Question', cn: '提问' },
  former: { ko: '탈퇴한 회원', en: 'Former member', cn: '已注销会员' },
  removed: { ko: '삭제된 메시지예요', en: 'This message was deleted', cn: '该消息已删除' },
  pinned: { ko: '고정한 메시지', en: 'Pinned message', cn: '置顶消息' },
  fresh: {
    ko: (n: number) => `새 메시지 ${n}개`,
    en: (n: number) => `${n} new messages`,
    cn: (n: number) => `${n}条新消息`,
  },
  placeholder: { ko: '메시지를 입력해 주세요', en: 'Write a message', cn: '请输入消息' },
  message: { ko: '메시지', en: 'Message', cn: '消息' },
  send: { ko: '보내기', en: 'Send', cn: '发送' },
  asQuestion: { ko: '질문으로 남기기', en: 'Ask as a question', cn: '作为提问发送' },
  nameHint: {
    ko: '메시지에 이름이 함께 보여요.',
    en: 'Your name is shown with your messages.',
    cn: '消息会显示您的姓名。',
  },
  slow: {
    ko: (n: number) => `${n}초에 한 번 보낼 수 있어요.`,
    en: (n: number) => `You can send one every ${n} seconds.`,
    cn: (n: number) => `每${n}秒可发送一次。`,
  },
  closed: {
    ko: '라이브가 끝나 채팅을 닫았어요',
    en: 'The live lecture has ended, so the chat is closed',
    cn: '直播已结束，聊天已关闭',
  },
  notStarted: {
    ko: '라이브가 시작되면 채팅할 수 있어요',
    en: 'You can chat once the lecture is live',
    cn: '直播开始后即可聊天',
  },
  login: { ko: '로그인하고 채팅하기', en: 'Log in to chat', cn: '登录后聊天' },
  notConnected: {
    ko: '연결되어 있지 않아요. 대화에 보이지 않으면 다시 보내 주세요.',
    en: 'There is no connection. If your message is not in the chat, please send it again.',
    cn: '当前没有连接。如果聊天中没有显示您的消息，请重新发送。',
  },
  actions: {
    ko: (name: string) => `${name} 메시지 관리`,
    en: (name: string) => `Message of ${name}`,
    cn: (name: string) => `管理${name}的消息`,
  },
  pin: { ko: '고정하기', en: 'Pin', cn: '置顶' },
  unpin: { ko: '고정 풀기', en: 'Unpin', cn: '取消置顶' },
  remove: { ko: '삭제하기', en: 'Delete', cn: '删除' },
  mute: { ko: '채팅 제한하기', en: 'Mute', cn: '限制聊天' },
  askRemove: {
    title: { ko: '이 메시지를 삭제할까요?', en: 'Delete this message?', cn: '删除这条消息？' },
    body: {
      ko: '모두의 화면에서 지워지고 되돌릴 수 없어요. 보낸 회원에게는 따로 알리지 않아요.',
      en: 'It disappears for everybody and cannot be restored. Its sender is not notified.',
      cn: '将从所有人的屏幕上删除且无法恢复，不会另行通知发送者。',
    },
  },
  askMute: {
    title: {
      ko: (name: string) => `${name} 님의 채팅을 제한할까요?`,
      en: (name: string) => `Mute ${name}?`,
      cn: (name: string) => `限制${name}的聊天？`,
    },
    body: {
      ko: '이 강의에서만 메시지를 보낼 수 없게 돼요. 따로 알리지 않고, 보내려고 하면 안내가 보여요.',
      en: 'They cannot send messages in this lecture. They are not notified, but see it when they try.',
      cn: '对方将无法在本讲座发送消息。不会另行通知，但在发送时会看到提示。',
    },
  },
  done: {
    pinned: { ko: '메시지를 고정했어요', en: 'Pinned', cn: '已置顶' },
    unpinned: { ko: '고정을 풀었어요', en: 'Unpinned', cn: '已取消置顶' },
    removed: { ko: '메시지를 삭제했어요', en: 'Deleted', cn: '已删除' },
    muted: { ko: '채팅을 제한했어요', en: 'Muted', cn: '已限制聊天' },
    unmuted: { ko: '채팅 제한을 풀었어요', en: 'Unmuted', cn: '已解除限制' },
    slow: { ko: '보내는 간격을 바꿨어요', en: 'The interval is changed', cn: '已更改发送间隔' },
  },
  moderation: { ko: '채팅 관리', en: 'Chat settings', cn: '聊天管理' },
  interval: { ko: '보내는 간격', en: 'Interval of messages', cn: '发送间隔' },
  noInterval: { ko: '제한 없음', en: 'No limit', cn: '不限' },
  seconds: {
    ko: (n: number) => `${n}초`,
    en: (n: number) => `${n} seconds`,
    cn: (n: number) => `${n}秒`,
  },
  muted: { ko: '채팅을 제한한 회원', en: 'Muted members', cn: '被限制的会员' },
  noMuted: { ko: '제한한 회원이 없어요', en: 'Nobody is muted', cn: '没有被限制的会员' },
  unmute: {
    ko: (name: string) => `${name} 제한 풀기`,
    en: (name: string) => `Unmute ${name}`,
    cn: (name: string) => `解除${name}的限制`,
  },
  close: { ko: '닫기', en: 'Close', cn: '关闭' },
});
