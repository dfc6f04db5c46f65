import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const historyCopy = defineCopy({
  title: { ko: '지난 판', en: 'Versions', cn: '历史版本' },
  hint: {
    ko: '시행일부터 그 판이 쓰여요. 회원은 동의한 때의 판에 묶여요.',
    en: 'A version is in force from its day. Members stay bound to the version they agreed to.',
    cn: '自生效日期起适用。会员受其同意时的版本约束。',
  },
  columns: {
    version: { ko: '판', en: 'Version', cn: '版本' },
    from: { ko: '시행', en: 'In force from', cn: '生效时间' },
    writer: { ko: '쓴 사람', en: 'Writer', cn: '撰写人' },
    agreements: { ko: '동의', en: 'Agreed', cn: '同意' },
  },
  now: { ko: '지금', en: 'now', cn: '当前' },
  planned: { ko: '시행 예정', en: 'planned', cn: '即将生效' },
  cancel: {
    act: { ko: '취소하기', en: 'Cancel it', cn: '取消' },
    title: {
      ko: (n: number) => `${n}판을 취소할까요?`,
      en: (n: number) => `Cancel version ${n}?`,
      cn: (n: number) => `取消第${n}版？`,
    },
    body: {
      ko: '지금 판이 그대로 쓰여요. 취소한 글은 되살릴 수 없어요.',
      en: 'The present version stays in force. The cancelled text cannot be restored.',
      cn: '现行版本将继续生效。已取消的文本无法恢复。',
    },
    done: {
      ko: (n: number) => `${n}판을 취소했어요`,
      en: (n: number) => `Version ${n} is cancelled`,
      cn: (n: number) => `已取消第${n}版`,
    },
  },
  first: { ko: '처음부터 있던 글', en: 'Came with the installation', cn: '系统自带' },
  people: {
    ko: (count: string) => `${count}명`,
    en: (count: string) => `${withPlural(count, 'member', 'members')}`,
    cn: (count: string) => `${count}人`,
  },
  compare: { ko: '비교하기', en: 'Compare', cn: '比较' },
  compareOf: {
    ko: (n: number) => `${n}판을 앞의 판과 비교하기`,
    en: (n: number) => `Compare version ${n} with the one before`,
    cn: (n: number) => `将第${n}版与前一版比较`,
  },
  more: { ko: '더 보기', en: 'Show more', cn: '查看更多' },
  diff: {
    title: { ko: '두 판의 다른 점', en: 'What differs', cn: '两个版本的差异' },
    before: { ko: '앞의 판', en: 'Before', cn: '之前版本' },
    after: { ko: '뒤의 판', en: 'After', cn: '之后版本' },
    same: { ko: '내용이 같아요', en: 'The texts are the same', cn: '内容相同' },
    counts: {
      ko: (added: string, removed: string) => `더한 곳 ${added} · 뺀 곳 ${removed}`,
      en: (added: string, removed: string) => `${added} added · ${removed} removed`,
      cn: (added: string, removed: string) => `新增${added}处 · 删除${removed}处`,
    },
    onlyChanges: { ko: '바뀐 문단만 보기', en: 'Changed paragraphs only', cn: '仅显示变更段落' },
    subject: { ko: '제목', en: 'Subject', cn: '标题' },
    necessary: { ko: '필수 동의가 되었어요', en: 'Agreement became required', cn: '变为必须同意' },
    optional: { ko: '선택 동의가 되었어요', en: 'Agreement became optional', cn: '变为可选同意' },
  },
  order: {
    edit: { ko: '고치기', en: 'Edit', cn: '编辑' },
    history: { ko: '지난 판 보기', en: 'See the versions', cn: '查看历史版本' },
    actionsOf: {
      ko: (name: string) => `${name} 더 하기`,
      en: (name: string) => `More for ${name}`,
      cn: (name: string) => `${name}的更多操作`,
    },
  },
});
