import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '엑셀로 한꺼번에 넣기', en: 'Import from Excel', cn: '从Excel批量导入' },
  of: {
    faqs: { ko: 'FAQ를 엑셀로 넣기', en: 'Import FAQs from Excel', cn: '从Excel导入常见问题' },
    'hash-tags': {
      ko: '해시태그를 엑셀로 넣기',
      en: 'Import hashtags from Excel',
      cn: '从Excel导入话题标签',
    },
    'member-levels': {
      ko: '회원 등급을 엑셀로 바꾸기',
      en: 'Change levels of members from Excel',
      cn: '用Excel更改会员等级',
    },
  },
  hint: {
    ko: '파일을 고르면 무엇이 바뀔지 먼저 보여 드려요. 쓰기를 누르기 전에는 아무것도 바뀌지 않아요.',
    en: 'Choose a file to see what would change. Nothing changes before you press Write.',
    cn: '选择文件后会先显示变更内容，在点击写入之前不会有任何改变。',
  },
  back: { ko: '목록으로', en: 'Back to the list', cn: '返回列表' },
  template: {
    title: { ko: '1. 양식에 적어요', en: '1. Fill in the template', cn: '1. 填写模板' },
    about: {
      ko: '제목과 예시 한 줄, 고를 수 있는 값이 들어 있어요. 예시 줄은 넣지 않아요.',
      en: 'It has the headers, one example row and the values to choose from. The example is not imported.',
      cn: '包含标题、一行示例和可选值，示例行不会被导入。',
    },
    act: { ko: '양식 내려받기', en: 'Download the template', cn: '下载模板' },
  },
  file: {
    title: { ko: '2. 파일을 골라요', en: '2. Choose the file', cn: '2. 选择文件' },
    label: { ko: '엑셀 파일', en: 'Excel file', cn: 'Excel文件' },
    hint: {
      ko: 'XLSX, 10MB, 20,000행까지. 수식과 매크로는 읽지 않아요.',
      en: 'XLSX, up to 10 MB and 20,000 rows. Formulas and macros are not read.',
      cn: 'XLSX，最大10MB、20,000行。不读取公式和宏。',
    },
    reading: { ko: '파일을 읽고 있어요', en: 'Reading the file', cn: '正在读取文件' },
  },
  result: {
    title: { ko: '미리 보기', en: 'Dry run', cn: '预检结果' },
    new: { ko: '새로 넣어요', en: 'New', cn: '新增' },
    changed: { ko: '바뀌어요', en: 'Changed', cn: '变更' },
    unchanged: { ko: '그대로예요', en: 'Unchanged', cn: '不变' },
    faulty: { ko: '고쳐야 해요', en: 'Faulty', cn: '有误' },
    unit: { ko: '행', en: '', cn: '行' },
    nothing: {
      ko: '새로 넣거나 바꿀 행이 없어요',
      en: 'There is nothing new or changed to write',
      cn: '没有需要新增或变更的行',
    },
    other: { ko: '다른 파일 고르기', en: 'Choose another file', cn: '选择其他文件' },
    faults: { ko: '고칠 행 내려받기', en: 'Download faulty rows', cn: '下载有误的行' },
    again: { ko: '다시 확인하기', en: 'Check again', cn: '重新检查' },
    writing: {
      ko: (written: string, all: string) =>
        `쓰고 있어요 (${all}행 가운데 ${written}행). 이 화면을 떠나도 이어져요.`,
      en: (written: string, all: string) =>
        `Writing ${written} of ${all} rows. It goes on if you leave this page.`,
      cn: (written: string, all: string) => `正在写入（${written}/${all}行），离开此页面也会继续。`,
    },
    progress: { ko: '쓴 행', en: 'Rows written', cn: '已写入的行' },
    written: {
      ko: (n: string) => `${n}행을 썼어요`,
      en: (n: string) => withPlural(n, 'row is written', 'rows are written'),
      cn: (n: string) => `已写入${n}行`,
    },
  },
  write: {
    act: { ko: '쓰기', en: 'Write', cn: '写入' },
    title: {
      ko: (n: string) => `${n}행을 쓸까요?`,
      en: (n: string) => `Write ${n} rows?`,
      cn: (n: string) => `写入${n}行？`,
    },
    subtitle: {
      ko: '한꺼번에 써요. 쓰다가 한 행이라도 실패하면 아무것도 쓰지 않아요. 누가 왜 넣었는지 감사 기록에 남아요.',
      en: 'They are written together; if one of them fails, nothing is written. The audit log records who did it and why.',
      cn: '将一次性写入；写入时若有一行失败，则不写入任何内容。审计记录会保留操作人和原因。',
    },
    skip: {
      ko: (n: string) => `고쳐야 할 ${n}행은 건너뛰어요.`,
      en: (n: string) => `The ${n} faulty rows are skipped.`,
      cn: (n: string) => `有误的${n}行将被跳过。`,
    },
    reasons: {
      start: { ko: '처음 등록', en: 'First entry', cn: '首次录入' },
      tidy: { ko: '정기 정리', en: 'Regular tidying', cn: '定期整理' },
      request: { ko: '부서 요청', en: 'Asked for by a department', cn: '部门要求' },
    },
  },
  rows: {
    list: { ko: '파일의 행', en: 'Rows of the file', cn: '文件的行' },
    outcome: { ko: '결과', en: 'Outcome', cn: '结果' },
    any: { ko: '모든 행', en: 'All rows', cn: '全部行' },
    number: { ko: '행', en: 'Row', cn: '行' },
    key: { ko: '대상', en: 'About', cn: '对象' },
    faults: { ko: '고칠 점', en: 'What to correct', cn: '需修正内容' },
    none: { ko: '이런 행이 없어요', en: 'There are no such rows', cn: '没有此类行' },
  },
  outcomes: {
    NEW: { ko: '새로 넣음', en: 'New', cn: '新增' },
    CHANGED: { ko: '바뀜', en: 'Changed', cn: '变更' },
    UNCHANGED: { ko: '그대로', en: 'Unchanged', cn: '不变' },
    FAULTY: { ko: '고쳐야 함', en: 'Faulty', cn: '有误' },
  },
});
