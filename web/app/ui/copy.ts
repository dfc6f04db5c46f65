import { defineCopy } from '#lib/copy.ts';

export const uiCopy = defineCopy({
  confirm: { ko: '확인', en: 'OK', cn: '确定' },
  cancel: { ko: '취소', en: 'Cancel', cn: '取消' },
  home: { ko: '홈', en: 'home', cn: '首页' },
  close: { ko: '닫기', en: 'Close', cn: '关闭' },
  showPassword: { ko: '비밀번호 보기', en: 'Show password', cn: '显示密码' },
  undo: { ko: '되돌리기', en: 'Undo', cn: '撤销' },
  retry: { ko: '다시 시도', en: 'Try again', cn: '重试' },
  reset: { ko: '초기화', en: 'Reset', cn: '重置' },
  notices: { ko: '알림', en: 'Notifications', cn: '通知' },
  loading: { ko: '불러오고 있어요', en: 'Loading', cn: '加载中' },
  optional: { ko: '(선택)', en: '(optional)', cn: '（选填）' },
  loadFailed: {
    ko: '내용을 불러오지 못했어요',
    en: 'We could not load this',
    cn: '内容加载失败',
  },
  loadFailedHint: {
    ko: '잠시 뒤에 다시 시도해 주세요.',
    en: 'Please try again in a moment.',
    cn: '请稍后再试。',
  },
  requestId: {
    ko: (id: string) => `문의할 때 알려 주세요: ${id}`,
    en: (id: string) => `Reference for support: ${id}`,
    cn: (id: string) => `咨询时请提供：${id}`,
  },
  pagination: { ko: '쪽 이동', en: 'Pages', cn: '分页' },
  previousPage: { ko: '이전 쪽', en: 'Previous page', cn: '上一页' },
  nextPage: { ko: '다음 쪽', en: 'Next page', cn: '下一页' },
  firstPage: { ko: '첫 쪽', en: 'First page', cn: '第一页' },
  lastPage: { ko: '마지막 쪽', en: 'Last page', cn: '最后一页' },
  page: {
    ko: (n: number) => `${n}쪽`,
    en: (n: number) => `Page ${n}`,
    cn: (n: number) => `第${n}页`,
  },
  previous: { ko: '이전', en: 'Previous', cn: '上一页' },
  next: { ko: '다음', en: 'Next', cn: '下一页' },
  rangeOf: {
    ko: (from: number, to: number, count: string) => `${count}건 중 ${from}~${to}`,
    en: (from: number, to: number, count: string) => `${from}–${to} of ${count}`,
    cn: (from: number, to: number, count: string) => `共${count}条，第${from}~${to}条`,
  },
  selectAll: { ko: '이 쪽 모두 선택', en: 'Select this page', cn: '选择本页全部' },
  selectRow: {
    ko: (name: string) => `${name} 선택`,
    en: (name: string) => `Select ${name}`,
    cn: (name: string) => `选择${name}`,
  },
  selected: {
    ko: (n: number) => `${n}개 선택`,
    en: (n: number) => `${n} selected`,
    cn: (n: number) => `已选${n}项`,
  },
  clearSelection: { ko: '선택 풀기', en: 'Clear selection', cn: '取消选择' },
  removeFilter: {
    ko: (name: string) => `${name} 조건 지우기`,
    en: (name: string) => `Remove filter ${name}`,
    cn: (name: string) => `移除筛选 ${name}`,
  },
  hiddenColumns: {
    ko: (n: number) => `열 ${n}개를 숨겼어요`,
    en: (n: number) => `${n} columns hidden`,
    cn: (n: number) => `已隐藏${n}列`,
  },
  columns: { ko: '열 설정', en: 'Columns', cn: '列设置' },
  density: { ko: '간격', en: 'Density', cn: '间距' },
  densities: {
    normal: { ko: '보통 간격', en: 'Normal', cn: '标准间距' },
    compact: { ko: '좁은 간격', en: 'Compact', cn: '紧凑间距' },
    tight: { ko: '아주 좁게', en: 'Tight', cn: '最紧凑' },
  },
  dropFile: {
    ko: '파일을 끌어 놓거나 골라 주세요',
    en: 'Drop a file here or choose one',
    cn: '将文件拖放到此处或点击选择',
  },
  chooseFile: { ko: '파일 고르기', en: 'Choose a file', cn: '选择文件' },
  removeFile: {
    ko: (name: string) => `${name} 지우기`,
    en: (name: string) => `Remove ${name}`,
    cn: (name: string) => `删除${name}`,
  },
  fileTooLarge: {
    ko: (limit: string, size: string) => `${limit}보다 작은 파일만 올릴 수 있어요 (지금 파일 ${size})`,
    en: (limit: string, size: string) =>
      `Only files smaller than ${limit} can be uploaded (this one: ${size})`,
    cn: (limit: string, size: string) => `只能上传小于${limit}的文件（当前文件${size}）`,
  },
  fileWrongType: {
    ko: (types: string) => `${types} 파일만 올릴 수 있어요`,
    en: (types: string) => `Only ${types} files can be uploaded`,
    cn: (types: string) => `只能上传${types}文件`,
  },
  stageOf: {
    ko: (position: number, total: number, name: string) => `${total}단계 중 ${position}단계, ${name}`,
    en: (position: number, total: number, name: string) => `Step ${position} of ${total}, ${name}`,
    cn: (position: number, total: number, name: string) => `共${total}步，第${position}步，${name}`,
  },
});
