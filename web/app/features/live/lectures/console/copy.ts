import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  list: {
    title: { ko: '강의', en: 'Lectures', cn: '讲座' },
    hint: {
      ko: '모든 기업의 강의예요. 숨기거나 고치면 기록이 남아요.',
      en: 'The lectures of all companies. What you change is recorded.',
      cn: '所有企业的讲座，更改会留下记录。',
    },
  },
  company: { ko: '기업 찾기', en: 'Find a company', cn: '查找企业' },
  chosenCompany: {
    ko: (name: string) => `${name}의 강의로 만들어요.`,
    en: (name: string) => `It becomes a lecture of ${name}.`,
    cn: (name: string) => `将作为${name}的讲座创建。`,
  },
  noCompany: { ko: '기업을 먼저 골라 주세요', en: 'Choose a company first', cn: '请先选择企业' },
  categories: {
    title: { ko: '강의 분류', en: 'Lecture categories', cn: '讲座分类' },
    hint: {
      ko: '세 단계까지 만들 수 있어요. 순서는 강의 화면의 분류 순서예요.',
      en: 'Up to three levels. Their order is that of the page of lectures.',
      cn: '最多三级，顺序即讲座页面的分类顺序。',
    },
    tree: { ko: '분류 나무', en: 'Tree of categories', cn: '分类树' },
    none: { ko: '아직 분류가 없어요', en: 'There are no categories yet', cn: '还没有分类' },
    add: { ko: '분류 더하기', en: 'Add a category', cn: '添加分类' },
    edit: { ko: '분류 고치기', en: 'Edit the category', cn: '编辑分类' },
    act: { ko: '고치기', en: 'Edit', cn: '编辑' },
    name: { ko: '이름', en: 'Name', cn: '名称' },
    code: { ko: '코드', en: 'Code', cn: '代码' },
    codeHint: {
      ko: '영문 소문자, 숫자, 하이픈만 써요. 예: trade-customs',
      en: 'Small letters, digits and hyphens, for example trade-customs',
      cn: '仅限小写英文字母、数字和连字符，例如trade-customs',
    },
    parent: { ko: '상위 분류', en: 'Below', cn: '上级分类' },
    top: { ko: '맨 위', en: 'At the top', cn: '最上级' },
    save: { ko: '저장하기', en: 'Save', cn: '保存' },
    saved: { ko: '분류를 저장했어요', en: 'The category is saved', cn: '分类已保存' },
    up: {
      ko: (name: string) => `${name} 위로`,
      en: (name: string) => `Move ${name} up`,
      cn: (name: string) => `上移${name}`,
    },
    down: {
      ko: (name: string) => `${name} 아래로`,
      en: (name: string) => `Move ${name} down`,
      cn: (name: string) => `下移${name}`,
    },
    change: {
      ko: (name: string) => `${name} 고치기`,
      en: (name: string) => `Edit ${name}`,
      cn: (name: string) => `编辑${name}`,
    },
    remove: {
      act: { ko: '분류 삭제하기', en: 'Delete the category', cn: '删除分类' },
      title: {
        ko: (name: string) => `‘${name}’ 분류를 삭제할까요?`,
        en: (name: string) => `Delete ‘${name}’?`,
        cn: (name: string) => `删除分类“${name}”？`,
      },
      body: {
        ko: '이 분류의 강의는 분류 없음이 돼요. 되돌릴 수 없어요.',
        en: 'Its lectures are then without a category. This cannot be undone.',
        cn: '该分类的讲座将变为无分类，无法恢复。',
      },
      done: {
        ko: (name: string) => `‘${name}’ 분류를 삭제했어요`,
        en: (name: string) => `‘${name}’ is deleted`,
        cn: (name: string) => `已删除分类“${name}”`,
      },
    },
  },
  main: {
    title: { ko: '강의 메인', en: 'Lecture main', cn: '讲座首页' },
    hint: {
      ko: '켠 분류가 강의 첫 화면에 이 순서로 네 개까지 보여요. 강의가 없는 분류는 건너뛰어요.',
      en: 'The first four that are on are shown on the first page of lectures, in this order. Empty ones are left out.',
      cn: '开启的分类按此顺序最多显示四个，没有讲座的分类会跳过。',
    },
    order: { ko: '메인에 보일 순서', en: 'Order on the page', cn: '显示顺序' },
    show: {
      ko: (name: string) => `${name} 메인에 보이기`,
      en: (name: string) => `Show ${name}`,
      cn: (name: string) => `显示${name}`,
    },
    save: { ko: '순서 저장하기', en: 'Save the order', cn: '保存顺序' },
    saved: { ko: '강의 메인을 저장했어요', en: 'The page is saved', cn: '已保存' },
    preview: { ko: '강의 첫 화면 보기', en: 'View the page', cn: '查看首页' },
  },
});
