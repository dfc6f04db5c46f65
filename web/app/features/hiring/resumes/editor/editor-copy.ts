import { defineCopy } from '#lib/format/copy.ts';

const KOREAN_COUNTS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱'];

export const editorCopy = defineCopy({
  title: { ko: '이력서', en: 'Résumé', cn: '简历' },
  idle: {
    ko: '쓰는 대로 저장해요',
    en: 'Saved as you write',
    cn: '填写内容会自动保存',
  },
  firstVisit: {
    ko: '가입할 때 적은 내용을 채워 두었어요. 3분이면 지원할 수 있는 이력서가 돼요.',
    en: 'We filled in what you told us when joining. Three more minutes and you can apply.',
    cn: '已填入注册时的信息。只需3分钟即可完成可投递的简历。',
  },
  print: { ko: '인쇄', en: 'Print', cn: '打印' },
  backToApplication: { ko: '지원서로 돌아가기', en: 'Back to the application', cn: '返回应聘表' },
  preview: { ko: '미리보기', en: 'Preview', cn: '预览' },
  previewTitle: { ko: '기업이 보는 화면', en: 'What companies see', cn: '企业看到的页面' },
  enlarge: { ko: '크게 보기', en: 'Enlarge', cn: '放大查看' },
  nav: { ko: '이력서 항목', en: 'Résumé sections', cn: '简历项目' },
  completeness: { ko: '완성도', en: 'Complete', cn: '完成度' },
  completenessBar: { ko: '이력서 완성도', en: 'Completeness of the résumé', cn: '简历完成度' },
  rest: {
    ko: (n: number) => `${KOREAN_COUNTS[n] ?? n} 항목만 더 채우면 끝나요`,
    en: (n: number) => (n === 1 ? 'One section to go' : `${n} sections to go`),
    cn: (n: number) => `还有${n}项待填写`,
  },
  whole: { ko: '모두 채웠어요', en: 'All filled in', cn: '已全部填写' },
  filled: { ko: '작성함', en: 'filled in', cn: '已填写' },
  unfilled: { ko: '비어 있음', en: 'not filled in', cn: '未填写' },
  previous: {
    ko: (name: string) => `이전: ${name}`,
    en: (name: string) => `Back: ${name}`,
    cn: (name: string) => `上一项：${name}`,
  },
  next: {
    ko: (name: string) => `다음: ${name}`,
    en: (name: string) => `Next: ${name}`,
    cn: (name: string) => `下一项：${name}`,
  },
  toJobs: { ko: '공고 보러 가기', en: 'Find jobs', cn: '查看招聘' },
  failed: {
    title: { ko: '저장하지 못했어요', en: 'Not saved', cn: '未能保存' },
    body: {
      ko: '쓴 내용은 이 화면에 남아 있어요. 연결되면 이어서 저장할게요.',
      en: 'What you wrote is still here. It is saved as soon as you are connected.',
      cn: '填写的内容仍保留在此页面，连接后将继续保存。',
    },
    retry: { ko: '지금 다시 저장하기', en: 'Save again now', cn: '立即重新保存' },
  },
  errorSummary: {
    title: { ko: '고칠 곳이 있어요', en: 'Something needs a correction', cn: '有需要修改的内容' },
    body: {
      ko: '다른 내용은 저장했어요. 아래 항목을 고치면 이어서 저장할게요.',
      en: 'Everything else is saved. These follow once they are corrected.',
      cn: '其他内容已保存。修改以下项目后将继续保存。',
    },
  },
  conflict: {
    title: {
      ko: '다른 창이나 기기에서 이력서를 고쳤어요',
      en: 'Your résumé was changed in another window or device',
      cn: '简历已在其他窗口或设备上修改',
    },
    body: {
      ko: (parts: string) => `${parts}: 양쪽에서 다르게 고쳤어요. 골라 주시면 이어서 저장할게요.`,
      en: (parts: string) => `${parts}: both sides differ. Choose, and saving goes on.`,
      cn: (parts: string) => `${parts}：两边修改不同。选择后将继续保存。`,
    },
    compare: { ko: '비교하고 고르기', en: 'Compare and choose', cn: '比较并选择' },
    tookTheirs: {
      ko: '다른 곳에서 고친 내용으로 바꿨어요',
      en: 'Replaced with the other version',
      cn: '已替换为其他版本的内容',
    },
  },
  merged: {
    ko: '다른 창이나 기기에서 고친 내용을 합쳤어요',
    en: 'Changes from another window or device came in',
    cn: '已合并其他窗口或设备上的修改',
  },
  aPhoto: { ko: '사진이 있어요', en: 'A photo', cn: '有照片' },
  partNames: {
    name: { ko: '이력서 제목', en: 'Title of the résumé', cn: '简历标题' },
    profile: { ko: '사진', en: 'Photo', cn: '照片' },
  },
  required: { ko: '필수', en: 'Required', cn: '必填' },
  choose: { ko: '골라 주세요', en: 'Choose', cn: '请选择' },
  placeholders: {
    day: { ko: '1994.04.12', en: '1994.04.12', cn: '1994.04.12' },
    month: { ko: '2023.04', en: '2023.04', cn: '2023.04' },
  },
  lengthOf: {
    ko: (length: string, max: string) => `${length} / ${max}`,
    en: (length: string, max: string) => `${length} / ${max}`,
    cn: (length: string, max: string) => `${length} / ${max}`,
  },
  moveUp: {
    ko: (name: string) => `${name} 위로 옮기기`,
    en: (name: string) => `Move ${name} up`,
    cn: (name: string) => `上移${name}`,
  },
  moveDown: {
    ko: (name: string) => `${name} 아래로 옮기기`,
    en: (name: string) => `Move ${name} down`,
    cn: (name: string) => `下移${name}`,
  },
  remove: {
    ko: (name: string) => `${name} 지우기`,
    en: (name: string) => `Delete ${name}`,
    cn: (name: string) => `删除${name}`,
  },
  collapse: {
    ko: (name: string) => `${name} 내용`,
    en: (name: string) => `Details of ${name}`,
    cn: (name: string) => `${name}的内容`,
  },
  more: {
    ko: (name: string) => `${name} 옮기기와 지우기`,
    en: (name: string) => `Move or delete ${name}`,
    cn: (name: string) => `移动或删除${name}`,
  },
  up: { ko: '위로 옮기기', en: 'Move up', cn: '上移' },
  down: { ko: '아래로 옮기기', en: 'Move down', cn: '下移' },
  delete: { ko: '지우기', en: 'Delete', cn: '删除' },
  removed: {
    ko: (name: string) => `‘${name}’ 항목을 지웠어요`,
    en: (name: string) => `Deleted “${name}”`,
    cn: (name: string) => `已删除“${name}”`,
  },
});
