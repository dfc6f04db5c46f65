import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '배너', en: 'Banners', cn: '横幅' },
  hint: {
    ko: '첫 화면에 보여요. 한 자리에 게시 중인 배너가 여럿이면 가장 늦게 시작한 것이 보여요.',
    en: 'They are shown on the home page. Of several in one place, the one that began last is shown.',
    cn: '显示在首页。同一位置有多个发布中的横幅时，显示最晚开始的那个。',
  },
  list: { ko: '배너 목록', en: 'Banners', cn: '横幅列表' },
  noMatch: { ko: '조건에 맞는 배너가 없어요', en: 'No banner matches', cn: '没有符合条件的横幅' },
  empty: {
    title: { ko: '아직 배너가 없어요', en: 'There are no banners yet', cn: '还没有横幅' },
    hint: {
      ko: '배너를 만들면 첫 화면에 넘겨 보는 이미지가 생겨요',
      en: 'With one, the home page shows a row of pictures',
      cn: '创建后首页将显示轮播图片',
    },
  },
  search: { ko: '배너 이름', en: 'Name', cn: '横幅名称' },
  code: { ko: '자리', en: 'Place', cn: '位置' },
  anyCode: { ko: '모든 자리', en: 'Any place', cn: '全部位置' },
  add: { ko: '배너 만들기', en: 'Create a banner', cn: '创建横幅' },
  edit: { ko: '배너 고치기', en: 'Edit the banner', cn: '编辑横幅' },
  back: { ko: '배너 목록', en: 'Banners', cn: '横幅列表' },
  columns: {
    name: { ko: '이름', en: 'Name', cn: '名称' },
    code: { ko: '자리', en: 'Place', cn: '位置' },
    slides: { ko: '슬라이드', en: 'Slides', cn: '幻灯片' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    period: { ko: '기간', en: 'Period', cn: '期间' },
    created: { ko: '작성', en: 'Written', cn: '撰写' },
  },
  fields: {
    code: { ko: '자리', en: 'Place', cn: '位置' },
    name: { ko: '배너 이름', en: 'Name', cn: '横幅名称' },
    nameHint: {
      ko: '이 목록에서만 보이는 이름이에요',
      en: 'It is shown in this list only',
      cn: '仅在此列表中显示',
    },
    slides: { ko: '슬라이드', en: 'Slides', cn: '幻灯片' },
    isActive: { ko: '게시하기', en: 'Publish', cn: '发布' },
    startsAt: { ko: '시작', en: 'Start', cn: '开始' },
    endsAt: { ko: '끝', en: 'End', cn: '结束' },
  },
  slide: {
    name: {
      ko: (place: number) => `슬라이드 ${place}`,
      en: (place: number) => `Slide ${place}`,
      cn: (place: number) => `幻灯片${place}`,
    },
    add: { ko: '슬라이드 더하기', en: 'Add a slide', cn: '添加幻灯片' },
    none: { ko: '아직 슬라이드가 없어요', en: 'There are no slides yet', cn: '还没有幻灯片' },
    remove: {
      ko: (place: number) => `슬라이드 ${place} 빼기`,
      en: (place: number) => `Remove slide ${place}`,
      cn: (place: number) => `移除幻灯片${place}`,
    },
    image: { ko: '이미지', en: 'Picture', cn: '图片' },
    alt: { ko: '이미지 설명', en: 'Description of the picture', cn: '图片说明' },
    altHint: {
      ko: '이미지에 쓴 글을 그대로 적어 주세요. 이미지를 볼 수 없는 사람에게 이 글을 읽어 줘요.',
      en: 'Write the words of the picture. They are read to people who cannot see it.',
      cn: '请填写图片中的文字，将朗读给无法看到图片的人。',
    },
    url: { ko: '누르면 여는 주소', en: 'Where it leads', cn: '点击后打开的地址' },
    urlHint: {
      ko: '/로 시작하는 이 사이트의 주소, 또는 http나 https 주소',
      en: 'An address of this site that starts with /, or an http or https address',
      cn: '以/开头的本站地址，或http、https网址',
    },
    isOuterLink: { ko: '다른 사이트로 가는 주소', en: 'It leads to another site', cn: '链接到其他网站' },
    outerHint: {
      ko: '다른 사이트는 언제나 새 창으로 열고, 이미지에 ‘새 창’이라고 알려요',
      en: 'Another site always opens in a new window, and the picture says so',
      cn: '其他网站始终在新窗口打开，并在图片上标注',
    },
    target: { ko: '여는 창', en: 'Window', cn: '打开方式' },
  },
  guide: {
    main: {
      ko: '가로 1200px, 세로 450px (8:3)가 알맞아요. 휴대전화에서는 폭 350px로 줄어드니 글자는 58px보다 크게 써 주세요. 글자와 바탕의 밝기 차이를 크게 해 주세요.',
      en: '1200 × 450 px (8:3) is best. On phones it is 350 px wide, so make letters larger than 58 px, with a strong contrast to their ground.',
      cn: '建议尺寸1200×450像素（8:3）。手机上会缩小到350像素宽，文字请大于58像素，并与背景有明显对比。',
    },
    partners: {
      ko: '가로 320px, 세로 96px 안에 들어가는 투명한 바탕의 로고가 알맞아요.',
      en: 'A logo with a transparent ground that fits into 320 × 96 px is best.',
      cn: '建议使用320×96像素以内的透明背景标志。',
    },
    menu: {
      ko: '화면의 85%까지 커져요. 글자가 많다면 가로 1600px로 올려 주세요.',
      en: 'It grows up to 85 % of the window. With much text, upload it 1600 px wide.',
      cn: '最大占窗口的85%。文字较多时请上传1600像素宽的图片。',
    },
  },
  preview: {
    title: { ko: '미리보기', en: 'Preview', cn: '预览' },
    desktop: { ko: '데스크톱', en: 'Desktop', cn: '电脑' },
    mobile: { ko: '휴대전화', en: 'Phone', cn: '手机' },
    none: {
      ko: '이미지를 올리면 여기에 보여요',
      en: 'Uploaded pictures are shown here',
      cn: '上传图片后将显示在这里',
    },
  },
  about: { ko: '배너', en: 'Banner', cn: '横幅' },
  period: { ko: '게시 기간', en: 'When it is shown', cn: '发布期间' },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 배너를 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存横幅“${name}”`,
  },
  remove: {
    act: { ko: '배너 삭제하기', en: 'Delete the banner', cn: '删除横幅' },
    title: {
      ko: (name: string) => `‘${name}’ 배너를 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除横幅“${name}”？`,
    },
    body: {
      ko: '이미지와 저장한 판도 함께 지워져요. 되돌릴 수 없어요.',
      en: 'Its pictures and versions are deleted too. This cannot be undone.',
      cn: '图片和历史版本将一并删除，无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 배너를 삭제했어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除横幅“${name}”`,
    },
  },
  bulk: {
    show: {
      label: { ko: '게시하기', en: 'Publish', cn: '发布' },
      about: {
        ko: '고른 배너를 첫 화면에 보여요. 기간을 정한 배너는 그 기간에만 보여요.',
        en: 'The home page shows them, those with a period only within it.',
        cn: '首页将显示所选横幅，设有期间的仅在期间内显示。',
      },
    },
    hide: {
      label: { ko: '내리기', en: 'Unpublish', cn: '撤下' },
      about: {
        ko: '고른 배너가 첫 화면에 보이지 않아요. 다시 게시할 수 있어요.',
        en: 'The home page no longer shows them. You can publish them again.',
        cn: '首页将不再显示所选横幅，可再次发布。',
      },
    },
  },
});
