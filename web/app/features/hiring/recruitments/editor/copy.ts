import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  titleNew: { ko: '새 공고', en: 'New posting', cn: '新建招聘' },
  titleDraft: { ko: '작성 중인 공고', en: 'Draft posting', cn: '草稿招聘' },
  titleEdit: { ko: '공고 수정', en: 'Edit posting', cn: '编辑招聘' },
  back: { ko: '공고 목록으로', en: 'Back to postings', cn: '返回招聘列表' },
  steps: { ko: '작성 순서', en: 'Steps', cn: '填写步骤' },
  complete: { ko: '모두 채웠어요', en: 'Complete', cn: '已完成' },
  required: {
    ko: (total: number, done: number) => `필수 항목 ${total}개 중 ${done}개를 채웠어요`,
    en: (total: number, done: number) => `${done} of ${total} required fields done`,
    cn: (total: number, done: number) => `${total}项必填中已完成${done}项`,
  },
  left: {
    ko: (n: number) => `${n}개 남음`,
    en: (n: number) => `${n} left`,
    cn: (n: number) => `剩${n}项`,
  },
  pieces: {
    ko: (n: number) => `${n}개`,
    en: (n: number) => `${n}`,
    cn: (n: number) => `${n}个`,
  },
  atPublication: { ko: '게시할 때', en: 'publication', cn: '发布时' },
  none: { ko: '아직 비어 있어요', en: 'Still empty', cn: '尚未填写' },
  parts: {
    basic: { ko: '기본', en: 'Basics', cn: '基本' },
    period: { ko: '접수', en: 'Applications', cn: '受理' },
    work: { ko: '근무 조건', en: 'Conditions', cn: '工作条件' },
    qualification: { ko: '자격', en: 'Requirements', cn: '任职要求' },
    recruiter: { ko: '담당자', en: 'Contact', cn: '负责人' },
    questions: { ko: '질문', en: 'Questions', cn: '问题' },
    attachments: { ko: '첨부', en: 'Files', cn: '附件' },
  },
  save: { ko: '임시 저장', en: 'Save draft', cn: '保存草稿' },
  saveChanges: { ko: '저장하기', en: 'Save', cn: '保存' },
  publish: { ko: '게시하기', en: 'Publish', cn: '发布' },
  republish: { ko: '다시 모집하기', en: 'Reopen', cn: '重新招聘' },
  preview: { ko: '미리보기', en: 'Preview', cn: '预览' },
  state: {
    changed: { ko: '아직 저장하지 않았어요', en: 'Not saved yet', cn: '尚未保存' },
    rejected: {
      ko: (field: string, others: number) =>
        others > 0 ? `‘${field}’ 외 ${others}곳만 저장하지 못했어요` : `‘${field}’ 항목만 저장하지 못했어요`,
      en: (field: string, others: number) =>
        others > 0 ? `All saved but “${field}” and ${others} more` : `All saved but “${field}”`,
      cn: (field: string, others: number) =>
        others > 0 ? `仅“${field}”等${others + 1}处未能保存` : `仅“${field}”未能保存`,
    },
  },
  failed: {
    title: {
      ko: '저장하지 못했어요. 쓴 내용은 이 화면에 그대로 있어요.',
      en: 'We could not save. What you wrote is still here.',
      cn: '保存失败，您填写的内容仍保留在此页面。',
    },
    again: { ko: '다시 저장하기', en: 'Save again', cn: '重新保存' },
  },
  conflict: {
    compare: { ko: '비교하고 고르기', en: 'Compare and choose', cn: '比较并选择' },
    merged: {
      ko: '다른 창에서 고친 내용을 합쳤어요',
      en: 'Changes from another window came in',
      cn: '已合并其他窗口的修改',
    },
  },
  confirmPublish: {
    title: {
      ko: (subject: string) => `‘${subject}’ 공고를 게시할까요?`,
      en: (subject: string) => `Publish “${subject}”?`,
      cn: (subject: string) => `发布“${subject}”吗？`,
    },
    body: {
      ko: (period: string) => `접수 기간: ${period}. 게시하면 누구나 볼 수 있고 바로 지원을 받아요.`,
      en: (period: string) => `Applications ${period}. Everybody can see it and apply at once.`,
      cn: (period: string) => `受理 ${period}。发布后所有人可见，并立即开始接收申请。`,
    },
  },
  published: { ko: '공고를 게시했어요', en: 'The posting is public', cn: '招聘已发布' },
  changesSaved: { ko: '바뀐 내용을 저장했어요', en: 'Your changes are saved', cn: '已保存更改' },
  before: {
    title: { ko: '게시하기 전에', en: 'Before publishing', cn: '发布前' },
    dialog: {
      publish: {
        ko: (n: number) => `${n}곳을 채우면 게시할 수 있어요`,
        en: (n: number) => `${n} ${n === 1 ? 'thing' : 'things'} left before publishing`,
        cn: (n: number) => `完成${n}项后即可发布`,
      },
      save: {
        ko: (n: number) => `${n}곳을 고치면 모두 저장돼요`,
        en: (n: number) => `${n} ${n === 1 ? 'field needs' : 'fields need'} a correction to be saved`,
        cn: (n: number) => `修改${n}处后即可全部保存`,
      },
    },
    hint: {
      ko: '누르면 채울 자리로 옮겨 가요.',
      en: 'Choose one to go to its field.',
      cn: '点击即可跳转到对应位置。',
    },
    ready: {
      ko: '꼭 필요한 내용을 모두 채웠어요',
      en: 'Everything required is there',
      cn: '必填内容已全部完成',
    },
  },
  waiting: {
    PENDING: {
      ko: '기업 승인을 기다리고 있어요. 쓴 내용은 저절로 저장되고, 승인되면 여기에서 바로 게시할 수 있어요.',
      en: 'Your company awaits its approval. What you write is saved by itself, and you can publish it here once you are approved.',
      cn: '正在等待企业审核。填写的内容会自动保存，审核通过后可在此直接发布。',
    },
    REJECTED: {
      ko: '기업 승인이 반려됐어요. 기업 정보를 고쳐 다시 신청하고 승인되면 이 공고를 게시할 수 있어요.',
      en: 'Your company was not approved. Correct its details and apply again; once approved you can publish this posting.',
      cn: '企业审核未通过。修改企业信息并重新申请，通过后即可发布该招聘。',
    },
  },
  canceled: {
    ko: '취소한 공고는 고칠 수 없어요',
    en: 'A canceled posting cannot be edited',
    cn: '已取消的招聘无法编辑',
  },
});
