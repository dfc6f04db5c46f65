import { withParticle } from '@ieum/contract/common/particles.ts';
import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  titles: {
    list: { ko: '지원자 목록', en: 'Applicants', cn: '申请人列表' },
    kanban: { ko: '지원자 칸반', en: 'Applicant board', cn: '申请人看板' },
    recruits: { ko: '합격자', en: 'Accepted applicants', cn: '录用者' },
  },
  tabs: { ko: '지원자 보기 방식', en: 'Views of applicants', cn: '申请人视图' },
  list: { ko: '목록', en: 'List', cn: '列表' },
  kanban: { ko: '칸반', en: 'Board', cn: '看板' },
  recruits: { ko: '합격자', en: 'Accepted', cn: '录用者' },
  switch: { ko: '다른 공고로 바꾸기', en: 'Switch posting', cn: '切换招聘' },
  viewRecruitment: { ko: '공고 보기', en: 'View the posting', cn: '查看招聘' },
  editRecruitment: { ko: '공고 수정', en: 'Edit posting', cn: '编辑招聘' },
  applied: {
    ko: (n: string) => `지원 ${n}명`,
    en: (n: string) => `${withPlural(n, 'applicant', 'applicants')}`,
    cn: (n: string) => `申请${n}人`,
  },
  hits: {
    ko: (n: string) => `조회 ${n}`,
    en: (n: string) => `${withPlural(n, 'view', 'views')}`,
    cn: (n: string) => `浏览${n}`,
  },
  always: { ko: '상시모집', en: 'Always open', cn: '长期招聘' },
  search: { ko: '이름, 경력, 학교', en: 'Name, career, school', cn: '姓名、经历、学校' },
  stage: { ko: '단계', en: 'Stage', cn: '阶段' },
  unread: { ko: '읽지 않음', en: 'unread', cn: '未读' },
  columns: {
    name: { ko: '이름', en: 'Name', cn: '姓名' },
    career: { ko: '경력', en: 'Career', cn: '经历' },
    education: { ko: '학력', en: 'Education', cn: '学历' },
    languages: { ko: '어학', en: 'Languages', cn: '语言' },
    appliedAt: { ko: '지원일', en: 'Applied', cn: '申请日' },
    memo: { ko: '메모', en: 'Note', cn: '备注' },
    menu: { ko: '더보기', en: 'More', cn: '更多' },
  },
  range: {
    ko: (from: number, to: number, count: string) => `${count}명 중 ${from}~${to}`,
    en: (from: number, to: number, count: string) => `${from}–${to} of ${count}`,
    cn: (from: number, to: number, count: string) => `共${count}人，第${from}~${to}人`,
  },
  hasMemo: { ko: '메모가 있어요', en: 'Has a note', cn: '有备注' },
  people: {
    ko: (n: number) => `${n}명 선택`,
    en: (n: number) => `${n} selected`,
    cn: (n: number) => `已选${n}人`,
  },
  choose: { ko: '선택하기', en: 'Select', cn: '选择' },
  unchoose: { ko: '선택 풀기', en: 'Deselect', cn: '取消选择' },
  chooseAll: { ko: '모두 선택', en: 'Select all', cn: '全部选择' },
  selectOf: {
    ko: (name: string) => `${name} 선택`,
    en: (name: string) => `Select ${name}`,
    cn: (name: string) => `选择${name}`,
  },
  chosenCard: {
    ko: (position: string) => `${position}, 선택함`,
    en: (position: string) => `${position}, selected`,
    cn: (position: string) => `${position}，已选择`,
  },
  columnMenu: {
    ko: (stage: string) => `${stage} 단계 더보기`,
    en: (stage: string) => `More for ${stage}`,
    cn: (stage: string) => `${stage} 更多操作`,
  },
  collapse: { ko: '접기', en: 'Fold', cn: '收起' },
  bookmarkOf: {
    ko: (name: string) => `${name} 별표`,
    en: (name: string) => `Star ${name}`,
    cn: (name: string) => `星标${name}`,
  },
  bookmark: { ko: '별표하기', en: 'Star', cn: '加星标' },
  unstar: { ko: '별표 빼기', en: 'Unstar', cn: '取消星标' },
  newcomer: { ko: '신입', en: 'Entry level', cn: '应届' },
  answers: {
    ko: (n: number) => `답변 ${n}개`,
    en: (n: number) => `${withPlural(n, 'answer', 'answers')}`,
    cn: (n: number) => `${n}个回答`,
  },
  more: {
    ko: (name: string) => `${name} 더보기`,
    en: (name: string) => `More for ${name}`,
    cn: (name: string) => `${name} 更多操作`,
  },
  open: { ko: '지원서 보기', en: 'Open the application', cn: '查看申请' },
  moveTo: { ko: '단계 이동', en: 'Move to', cn: '移动阶段' },
  moveHere: { ko: '단계 옮기기', en: 'Move', cn: '移动阶段' },
  moveOf: {
    ko: (name: string) => `${name} 님을 어디로 옮길까요?`,
    en: (name: string) => `Move ${name} to`,
    cn: (name: string) => `将${name}移动到`,
  },
  moved: {
    ko: (name: string, stage: string) => `${name} 님을 ${withParticle(stage, '으로/로')} 옮겼어요`,
    en: (name: string, stage: string) => `Moved ${name} to ${stage}`,
    cn: (name: string, stage: string) => `已将${name}移至${stage}`,
  },
  movedMany: {
    ko: (n: number, stage: string) => `${n}명을 ${withParticle(stage, '으로/로')} 옮겼어요`,
    en: (n: number, stage: string) => `Moved ${n} to ${stage}`,
    cn: (n: number, stage: string) => `已将${n}人移至${stage}`,
  },
  undone: { ko: '옮긴 것을 되돌렸어요', en: 'The move is undone', cn: '已撤销移动' },
  position: {
    ko: (name: string, stage: string, { index, count }: { index: number; count: number }) =>
      `${name}, ${stage} ${count}명 중 ${index}번째`,
    en: (name: string, stage: string, { index, count }: { index: number; count: number }) =>
      `${name}, ${stage}, ${index} of ${count}`,
    cn: (name: string, stage: string, { index, count }: { index: number; count: number }) =>
      `${name}，${stage}，第${index}个（共${count}人）`,
  },
  lifted: {
    ko: (where: string) => `${where}. 들었어요. 화살표로 옮기고 스페이스로 놓으세요. Esc는 취소예요.`,
    en: (where: string) => `${where}. Lifted. Move with the arrows, drop with Space, cancel with Escape.`,
    cn: (where: string) => `${where}。已拿起。用方向键移动，空格放下，Esc取消。`,
  },
  dropped: {
    ko: (where: string) => `${where}로 옮겼어요`,
    en: (where: string) => `Moved: ${where}`,
    cn: (where: string) => `已移动：${where}`,
  },
  canceledLift: { ko: '옮기기를 취소했어요', en: 'The move is cancelled', cn: '已取消移动' },
  boardHint: {
    ko: '화살표로 카드를 오가고, 스페이스로 들어 옮기고, X로 선택하고, Enter로 지원서를 열어요.',
    en: 'Arrows go between cards, Space lifts one to move it, X selects, Enter opens the application.',
    cn: '方向键切换卡片，空格拿起并移动，X选择，Enter打开申请。',
  },
  column: {
    ko: (stage: string, n: number) => `${stage} ${n}명`,
    en: (stage: string, n: number) => `${stage}, ${n}`,
    cn: (stage: string, n: number) => `${stage} ${n}人`,
  },
  stageChips: { ko: '단계', en: 'Stages', cn: '阶段' },
  expand: { ko: '단계 펼치기', en: 'open this stage', cn: '展开阶段' },
  rest: {
    ko: (n: string) => `${n}명 더 보기`,
    en: (n: string) => `${n} more`,
    cn: (n: string) => `再显示${n}人`,
  },
  dropHere: { ko: '여기로 옮겨 보세요', en: 'Move someone here', cn: '可移动到此处' },
  empty: {
    title: { ko: '아직 지원자가 없어요', en: 'No applicants yet', cn: '暂无申请人' },
    body: {
      ko: '공고를 알리면 지원자가 여기에 모여요.',
      en: 'Share the posting and applicants gather here.',
      cn: '分享招聘后，申请人将显示在此处。',
    },
  },
  noMatch: {
    title: { ko: '조건에 맞는 지원자가 없어요', en: 'Nobody matches', cn: '没有符合条件的申请人' },
    body: {
      ko: '조건을 하나 지우거나 모두 초기화해 보세요.',
      en: 'Try taking one filter away, or all of them.',
      cn: '请尝试去掉某个条件或全部重置。',
    },
    reset: { ko: '조건 지우기', en: 'Clear filters', cn: '清除条件' },
  },
  noRecruits: {
    title: {
      ko: '합격한 지원자가 여기에 모여요',
      en: 'Accepted applicants gather here',
      cn: '录用者将显示在此处',
    },
    body: {
      ko: '목록이나 칸반에서 지원자를 합격으로 옮겨 보세요.',
      en: 'Move an applicant to Accepted in the list or on the board.',
      cn: '请在列表或看板中将申请人移至录用。',
    },
    toBoard: { ko: '칸반으로 가기', en: 'Go to the board', cn: '前往看板' },
  },
});
