import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  help: {
    faqs: {
      title: { ko: '자주 묻는 질문', en: 'Questions and answers', cn: '常见问题' },
      body: {
        ko: '지원, 면접, 강의에 대해 많이 묻는 내용이에요',
        en: 'What people ask about applying, interviews and lectures',
        cn: '关于应聘、面试与讲座的常见问题',
      },
    },
    question: {
      title: { ko: '1:1 문의', en: 'Ask us', cn: '1对1咨询' },
      body: {
        ko: '궁금한 점을 남겨 주시면 담당자가 답해 드려요',
        en: 'Leave a question and we will answer you',
        cn: '留下您的问题，我们会为您解答',
      },
    },
  },
  manuals: {
    title: { ko: '이용 매뉴얼', en: 'Manuals', cn: '使用手册' },
    person: { ko: '구직자', en: 'Job seekers', cn: '求职者' },
    company: { ko: '기업', en: 'Companies', cn: '企业' },
    seller: { ko: '셀러', en: 'Sellers', cn: '卖家' },
    buyer: { ko: '바이어', en: 'Buyers', cn: '买家' },
    download: {
      ko: (role: string, size: string, day: string) => `${role} 매뉴얼 내려받기, ${size}, ${day}`,
      en: (role: string, size: string, day: string) => `Download the manual: ${role}, ${size}, ${day}`,
      cn: (role: string, size: string, day: string) => `下载${role}手册，${size}，${day}`,
    },
  },
});
