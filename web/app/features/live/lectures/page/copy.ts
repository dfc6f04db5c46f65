import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  path: { ko: '현재 위치', en: 'You are here', cn: '当前位置' },
  lectures: { ko: '온라인 강의', en: 'Online lectures', cn: '在线讲座' },
  live: { ko: '라이브', en: 'Live', cn: '直播' },
  startsAt: {
    ko: (at: string) => `${at} 시작`,
    en: (at: string) => `Starts ${at}`,
    cn: (at: string) => `${at}开始`,
  },
  minutes: {
    ko: (n: number) => `${n}분`,
    en: (n: number) => `${n} min.`,
    cn: (n: number) => `${n}分钟`,
  },
  views: {
    ko: (n: string) => `조회 ${n}`,
    en: (n: string) => withPlural(n, 'view', 'views'),
    cn: (n: string) => `浏览 ${n}`,
  },
  play: {
    ko: (subject: string) => `${subject} 재생하기`,
    en: (subject: string) => `Play ${subject}`,
    cn: (subject: string) => `播放${subject}`,
  },
  video: {
    ko: (subject: string) => `${subject} 영상`,
    en: (subject: string) => `Video: ${subject}`,
    cn: (subject: string) => `${subject}的视频`,
  },
  from: {
    ko: (provider: string) => `재생하면 ${provider}에서 영상을 불러와요`,
    en: (provider: string) => `The video is loaded from ${provider} once you play it`,
    cn: (provider: string) => `播放时将从${provider}加载视频`,
  },
  noVideo: { ko: '아직 영상이 없어요', en: 'There is no video yet', cn: '还没有视频' },
  sections: { ko: '강의 정보', en: 'About the lecture', cn: '讲座信息' },
  chat: { ko: '채팅', en: 'Chat', cn: '聊天' },
  files: { ko: '자료', en: 'Materials', cn: '资料' },
  about: { ko: '강의 소개', en: 'Description', cn: '讲座介绍' },
  links: { ko: '관련 링크', en: 'Links', cn: '相关链接' },
  noFiles: { ko: '올린 자료가 없어요', en: 'There are no materials', cn: '没有资料' },
  noAbout: { ko: '소개 글이 없어요', en: 'There is no description', cn: '没有介绍' },
  noLinks: { ko: '관련 링크가 없어요', en: 'There are no links', cn: '没有链接' },
  download: { ko: '내려받기', en: 'Download', cn: '下载' },
  newWindow: { ko: '새 창', en: 'New window', cn: '新窗口' },
  share: { ko: '공유', en: 'Share', cn: '分享' },
  lecturesOf: {
    ko: (n: number) => `강의 ${n}개`,
    en: (n: number) => withPlural(n, 'lecture', 'lectures'),
    cn: (n: number) => `讲座${n}个`,
  },
  openJobsOf: {
    ko: (n: number) => `진행 중 공고 ${n}개`,
    en: (n: number) => withPlural(n, 'open job', 'open jobs'),
    cn: (n: number) => `进行中的职位${n}个`,
  },
  gate: {
    title: { ko: '참여 코드를 입력해 주세요', en: 'Please enter the code', cn: '请输入参与代码' },
    body: {
      ko: '강의를 연 기업에서 받은 코드를 넣으면 영상과 자료를 볼 수 있어요.',
      en: 'With the code from the company you can see the video and the materials.',
      cn: '输入企业提供的代码即可观看视频和资料。',
    },
    label: { ko: '참여 코드', en: 'Code', cn: '参与代码' },
    enter: { ko: '입장하기', en: 'Enter', cn: '进入' },
    empty: { ko: '코드를 적어 주세요', en: 'Please enter the code', cn: '请输入代码' },
  },
});
