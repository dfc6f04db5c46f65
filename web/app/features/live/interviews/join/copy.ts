import { defineCopy } from '#lib/format/copy.ts';

export const joinCopy = defineCopy({
  title: { ko: '화상 면접 입장', en: 'Join a video interview', cn: '进入视频面试' },
  hint: {
    ko: '받은 면접 코드를 적거나 링크를 그대로 붙여 넣어 주세요.',
    en: 'Type the code that you received, or paste the whole link.',
    cn: '请输入收到的面试码，或直接粘贴完整链接。',
  },
  code: { ko: '면접 코드 또는 링크', en: 'Code or link', cn: '面试码或链接' },
  wrong: {
    ko: '코드를 알아볼 수 없어요. 받은 링크를 그대로 붙여 넣어 주세요.',
    en: 'This is no code. Please paste the whole link that you received.',
    cn: '无法识别该码。请粘贴收到的完整链接。',
  },
  enter: { ko: '들어가기', en: 'Enter', cn: '进入' },
  own: {
    ko: '초대받은 면접은 로그인하면 한 번에 볼 수 있어요.',
    en: 'Log in to see all interviews that you are invited to.',
    cn: '登录后可查看所有受邀的面试。',
  },
  toOwn: { ko: '내 화상 면접 보기', en: 'My video interviews', cn: '我的视频面试' },
  login: { ko: '로그인하기', en: 'Log in', cn: '登录' },
  leading: { ko: '면접실로 가고 있어요', en: 'Taking you to the room', cn: '正在前往面试室' },
  notFound: {
    ko: '이 계정으로 초대받은 면접이 아니에요',
    en: 'This account is not invited to that interview',
    cn: '该账户未被邀请参加此面试',
  },
});
