import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '팝업', en: 'Popups', cn: '弹窗' },
  hint: {
    ko: '화면이 다 보인 뒤에 한 번에 하나씩 열려요. 여럿이면 이 순서로 넘겨 봐요.',
    en: 'They open once the page is shown. Several are one layer, in this order.',
    cn: '页面显示后打开。有多个时按此顺序翻看。',
  },
  list: { ko: '팝업 목록', en: 'Popups', cn: '弹窗列表' },
  noMatch: { ko: '조건에 맞는 팝업이 없어요', en: 'No popup matches', cn: '没有符合条件的弹窗' },
  empty: {
    title: { ko: '아직 팝업이 없어요', en: 'There are no popups yet', cn: '还没有弹窗' },
    hint: {
      ko: '꼭 알려야 할 일이 있을 때 만들어 보세요',
      en: 'Create one when there is something everybody must know',
      cn: '有必须告知的事项时可创建弹窗',
    },
  },
  search: { ko: '팝업 제목', en: 'Title', cn: '弹窗标题' },
  add: { ko: '팝업 만들기', en: 'Create a popup', cn: '创建弹窗' },
  edit: { ko: '팝업 고치기', en: 'Edit the popup', cn: '编辑弹窗' },
  back: { ko: '팝업 목록', en: 'Popups', cn: '弹窗列表' },
  columns: {
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    place: { ko: '보이는 곳', en: 'Where', cn: '显示位置' },
    period: { ko: '기간', en: 'Period', cn: '期间' },
    created: { ko: '작성', en: 'Written', cn: '撰写' },
  },
  fields: {
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    subjectHint: {
      ko: '팝업의 이름이에요. 화면 낭독기가 먼저 읽어 줘요.',
      en: 'The name of the popup, which screen readers read first',
      cn: '弹窗名称，屏幕阅读器会先朗读',
    },
    image: { ko: '이미지', en: 'Picture', cn: '图片' },
    imageHint: {
      ko: '가로 960px이 알맞아요. 팝업은 폭 480px을 넘지 않고, 휴대전화에서는 화면의 85%까지 보여요.',
      en: '960 px wide is best. A popup is at most 480 px wide, and 85 % of the window of a phone.',
      cn: '建议宽960像素。弹窗宽度不超过480像素，手机上最多占窗口的85%。',
    },
    alt: { ko: '이미지 설명', en: 'Description of the picture', cn: '图片说明' },
    altHint: {
      ko: '이미지에 쓴 글을 그대로 적어 주세요',
      en: 'Write the words of the picture',
      cn: '请填写图片中的文字',
    },
    content: { ko: '내용', en: 'Content', cn: '内容' },
    url: { ko: '누르면 여는 주소', en: 'Where it leads', cn: '点击后打开的地址' },
    urlHint: {
      ko: '/로 시작하는 이 사이트의 주소, 또는 http나 https 주소. 다른 사이트는 새 창으로 열어요.',
      en: 'An address of this site that starts with /, or an http or https address. Another site opens in a new window.',
      cn: '以/开头的本站地址，或http、https网址。其他网站在新窗口打开。',
    },
    device: { ko: '기기', en: 'Devices', cn: '设备' },
    pages: { ko: '화면', en: 'Pages', cn: '页面' },
    isActive: { ko: '게시하기', en: 'Publish', cn: '发布' },
    startsAt: { ko: '시작', en: 'Start', cn: '开始' },
    endsAt: { ko: '끝', en: 'End', cn: '结束' },
  },
  about: { ko: '내용', en: 'Content', cn: '内容' },
  where: { ko: '보이는 곳과 기간', en: 'Where and when', cn: '显示位置与期间' },
  preview: {
    title: { ko: '미리보기', en: 'Preview', cn: '预览' },
    desktop: { ko: '데스크톱', en: 'Desktop', cn: '电脑' },
    mobile: { ko: '휴대전화', en: 'Phone', cn: '手机' },
    none: {
      ko: '이미지를 올리거나 내용을 쓰면 여기에 보여요',
      en: 'The picture and the text are shown here',
      cn: '上传图片或填写内容后将显示在这里',
    },
  },
  order: {
    act: { ko: '순서 바꾸기', en: 'Change the order', cn: '调整顺序' },
    hint: {
      ko: '게시 중이거나 예약된 팝업이에요. 끌거나 위아래 화살표로 옮기면 바로 저장돼요.',
      en: 'Those that are shown or planned. Drag them or use the arrow keys; each move is saved at once.',
      cn: '发布中或已预约的弹窗。可拖动或用上下方向键移动，立即保存。',
    },
    none: {
      ko: '게시 중이거나 예약된 팝업이 없어요',
      en: 'No popup is shown or planned',
      cn: '没有发布中或已预约的弹窗',
    },
    more: {
      ko: (name: string) => `${name} 옮기기`,
      en: (name: string) => `Move ${name}`,
      cn: (name: string) => `移动${name}`,
    },
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 팝업을 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存弹窗“${name}”`,
  },
  remove: {
    act: { ko: '팝업 삭제하기', en: 'Delete the popup', cn: '删除弹窗' },
    title: {
      ko: (name: string) => `‘${name}’ 팝업을 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除弹窗“${name}”？`,
    },
    body: {
      ko: '이미지와 저장한 판도 함께 지워져요. 되돌릴 수 없어요.',
      en: 'Its pictures and versions are deleted too. This cannot be undone.',
      cn: '图片和历史版本将一并删除，无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 팝업을 삭제했어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除弹窗“${name}”`,
    },
  },
  bulk: {
    show: {
      label: { ko: '게시하기', en: 'Publish', cn: '发布' },
      about: {
        ko: '고른 팝업을 방문자에게 보여요. 기간을 정한 팝업은 그 기간에만 보여요.',
        en: 'Visitors see them, those with a period only within it.',
        cn: '访客将能看到所选弹窗，设有期间的仅在期间内显示。',
      },
    },
    hide: {
      label: { ko: '내리기', en: 'Unpublish', cn: '撤下' },
      about: {
        ko: '고른 팝업이 방문자에게 보이지 않아요. 다시 게시할 수 있어요.',
        en: 'Visitors no longer see them. You can publish them again.',
        cn: '访客将看不到所选弹窗，可再次发布。',
      },
    },
  },
});
