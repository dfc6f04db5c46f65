import { defineTexts } from '../../common/text.ts';

export const visitMeasureTexts = defineTexts('visitMeasures', {
  visits: { ko: '본 화면', en: 'Pages seen', cn: '浏览页面' },
  visitsDefinition: {
    ko: '방문자와 회원이 그날 연 화면이에요. 같은 화면을 다시 열면 다시 세요.',
    en: 'Pages that visitors and members opened on that day; a page opened again counts again.',
    cn: '访客和会员当天打开的页面，重复打开会重复计数。',
  },
  sessions: { ko: '방문', en: 'Visits', cn: '访问' },
  sessionsDefinition: {
    ko: '그날 시작한 방문이에요. 브라우저 탭 하나를 열어 둔 동안이 방문 한 번이에요.',
    en: 'Visits that began on that day; one browser tab is one visit for as long as it is open.',
    cn: '当天开始的访问，一个浏览器标签页从打开到关闭计为一次访问。',
  },
  unit: { ko: '번', en: 'times', cn: '次' },
});
