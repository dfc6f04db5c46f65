import { defineCopy } from '#lib/format/copy.ts';

export const uiCopy = defineCopy({
  confirm: { ko: '확인', en: 'OK', cn: '确定' },
  readOnly: {
    ko: '보기만 할 수 있어요. 고칠 권한은 없어요.',
    en: 'You may look but not change it.',
    cn: '仅可查看，无权修改。',
  },
  cancel: { ko: '취소', en: 'Cancel', cn: '取消' },
  /** Closes the question of an action that is itself a cancellation. */
  keep: { ko: '그대로 두기', en: 'Keep it', cn: '保留' },
  home: { ko: '홈', en: 'home', cn: '首页' },
  clear: { ko: '지우기', en: 'Clear', cn: '清除' },
  close: { ko: '닫기', en: 'Close', cn: '关闭' },
  showPassword: { ko: '비밀번호 보기', en: 'Show password', cn: '显示密码' },
  contactPart: {
    ko: (place: number) => `번호 ${place}번째 칸`,
    en: (place: number) => `Number, part ${place}`,
    cn: (place: number) => `号码第${place}栏`,
  },
  contactIncomplete: {
    ko: '세 칸을 모두 채워 주세요',
    en: 'Please fill in all three parts',
    cn: '请填写全部三栏',
  },
  suggestions: { ko: '추천 목록', en: 'Suggestions', cn: '建议列表' },
  undo: { ko: '되돌리기', en: 'Undo', cn: '撤销' },
  retry: { ko: '다시 시도', en: 'Try again', cn: '重试' },
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
  missingHint: {
    ko: '주소가 바뀌었거나 삭제됐을 수 있어요.',
    en: 'It may have been moved or deleted.',
    cn: '地址可能已变更，或内容已被删除。',
  },
  requestId: {
    ko: (id: string) => `문의할 때 알려 주세요: ${id}`,
    en: (id: string) => `Reference for support: ${id}`,
    cn: (id: string) => `咨询时请提供：${id}`,
  },
});
