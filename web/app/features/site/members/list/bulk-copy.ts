import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const bulkCopy = defineCopy({
  companies: {
    ko: (count: number) => `${count}곳 선택`,
    en: (count: number) => `${count} selected`,
    cn: (count: number) => `已选${count}家`,
  },
  people: {
    ko: (count: number) => `${count}명 선택`,
    en: (count: number) => `${count} selected`,
    cn: (count: number) => `已选${count}人`,
  },
  approve: {
    body: {
      ko: '승인하면 문자로 알리고, 바로 채용 공고를 올릴 수 있어요.',
      en: 'They will be told by text message and can post recruitments at once.',
      cn: '通过后将以短信告知，对方即可发布招聘。',
    },
    bodyWithout: {
      ko: (count: number) => `사업자등록증이 없는 ${count}곳은 승인하지 않고 남겨 둬요.`,
      en: (count: number) => `${count} without a business registration stay in the queue.`,
      cn: (count: number) => `没有营业执照的${count}家将保留在队列中。`,
    },
    noDocument: {
      ko: '고른 기업에 모두 사업자등록증이 없어요. 한 곳씩 확인해 주세요.',
      en: 'None of them has a business registration. Please look at them one by one.',
      cn: '所选企业均无营业执照，请逐一确认。',
    },
    done: {
      ko: (count: number) => `${count}곳을 승인했어요.`,
      en: (count: number) => `${withPlural(count, 'company is', 'companies are')} approved.`,
      cn: (count: number) => `已通过${count}家企业。`,
    },
  },
  reject: {
    result: { ko: '반려 결과', en: 'Result of the rejection', cn: '驳回结果' },
    title: {
      ko: (count: number) => `${count}곳을 반려할까요?`,
      en: (count: number) => `Reject ${count} ${count === 1 ? 'company' : 'companies'}?`,
      cn: (count: number) => `驳回${count}家企业？`,
    },
    subtitle: {
      ko: '적은 사유를 모두에게 그대로 문자로 보내요.',
      en: 'All of them get the reason by text message word for word.',
      cn: '填写的原因将原样以短信发送给所有企业。',
    },
    done: {
      ko: (count: number) => `${count}곳을 반려했어요.`,
      en: (count: number) => `${withPlural(count, 'company is', 'companies are')} rejected.`,
      cn: (count: number) => `已驳回${count}家企业。`,
    },
  },
  message: { ko: '메시지 보내기', en: 'Send a message', cn: '发送消息' },
  excel: {
    act: { ko: '엑셀', en: 'Excel', cn: 'Excel' },
    all: { ko: '엑셀 내려받기', en: 'Download Excel', cn: '下载Excel' },
    title: { ko: '회원 목록을 내려받을까요?', en: 'Download the members?', cn: '下载会员列表？' },
    subtitle: {
      ko: '내려받은 일과 사유가 감사 기록에 남아요.',
      en: 'That you took it, and why, is kept in the audit log.',
      cn: '下载行为及原因会记入审计记录。',
    },
    contacts: {
      ko: '이름과 연락처를 가리지 않고 담기 (회원의 열람 기록에 남아요)',
      en: 'With whole names and contacts (shown to each member)',
      cn: '包含完整姓名和联系方式（会员可看到查看记录）',
    },
    reasons: {
      statistics: { ko: '현황 정리', en: 'Taking stock', cn: '整理现状' },
      report: { ko: '기관 보고', en: 'Reporting', cn: '机构汇报' },
      contact: { ko: '행사 안내', en: 'Event notice', cn: '活动通知' },
    },
    done: { ko: '회원 목록을 내려받았어요', en: 'The members were downloaded', cn: '已下载会员列表' },
  },
});
