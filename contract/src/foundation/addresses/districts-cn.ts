// Names of cities, counties and districts by their Chinese characters, in the simplified forms.

const GU =
  '종로钟路 중中 용산龙山 성동城东 광진广津 동대문东大门 중랑中浪 성북城北 강북江北 도봉道峰 노원芦原 은평恩平 서대문西大门 마포麻浦 양천阳川 강서江西 구로九老 금천衿川 영등포永登浦 동작铜雀 관악冠岳 서초瑞草 강남江南 송파松坡 강동江东 서西 동东 영도影岛 부산진釜山镇 동래东莱 남南 북北 해운대海云台 사하沙下 금정金井 연제莲堤 수영水营 사상沙上 수성寿城 달서达西 미추홀弥邹忽 연수延寿 남동南洞 부평富平 계양桂阳 광산光山 유성儒城 대덕大德';
const GUN =
  '기장机张 달성达城 군위军威 강화江华 옹진瓮津 울주蔚州 연천涟川 가평加平 양평杨平 홍천洪川 횡성横城 영월宁越 평창平昌 정선旌善 철원铁原 화천华川 양구杨口 인제麟蹄 고성高城 양양襄阳 보은报恩 옥천沃川 영동永同 증평曾坪 진천镇川 괴산槐山 음성阴城 단양丹阳 금산锦山 부여扶余 서천舒川 청양青阳 홍성洪城 예산礼山 태안泰安 완주完州 진안镇安 무주茂朱 장수长水 임실任实 순창淳昌 고창高敞 부안扶安 담양潭阳 곡성谷城 구례求礼 고흥高兴 보성宝城 화순和顺 장흥长兴 강진康津 해남海南 영암灵岩 무안务安 함평咸平 영광灵光 장성长城 완도莞岛 진도珍岛 신안新安 의성义城 청송青松 영양英阳 영덕盈德 청도清道 고령高灵 성주星州 칠곡漆谷 예천醴泉 봉화奉化 울진蔚珍 울릉郁陵 의령宜宁 함안咸安 창녕昌宁 남해南海 하동河东 산청山清 함양咸阳 거창居昌 합천陕川';
const SI =
  '수원水原 성남城南 의정부议政府 안양安养 부천富川 광명光明 평택平泽 동두천东豆川 안산安山 고양高阳 과천果川 구리九里 남양주南杨州 오산乌山 시흥始兴 군포军浦 의왕义王 하남河南 용인龙仁 파주坡州 이천利川 안성安城 김포金浦 화성华城 광주广州 양주杨州 포천抱川 여주骊州 춘천春川 원주原州 강릉江陵 동해东海 태백太白 속초束草 삼척三陟 청주清州 충주忠州 제천堤川 천안天安 공주公州 보령保宁 아산牙山 서산瑞山 논산论山 계룡鸡龙 당진唐津 전주全州 군산群山 익산益山 정읍井邑 남원南原 김제金堤 목포木浦 여수丽水 순천顺天 나주罗州 광양光阳 포항浦项 경주庆州 김천金泉 안동安东 구미龟尾 영주荣州 영천永川 상주尚州 문경闻庆 경산庆山 창원昌原 진주晋州 통영统营 사천泗川 김해金海 밀양密阳 거제巨济 양산梁山 제주济州 서귀포西归浦';

const tableOf = (names: string, kind: string, suffix: string): [string, string][] =>
  names.split(' ').map((entry) => {
    const [, korean = '', chinese = ''] = /^([가-힣]+)(.+)$/.exec(entry) ?? [];
    return [korean + kind, chinese + suffix];
  });

let table: Map<string, string> | undefined;

/** `강남구` as `江南区`; empty for other names. 고성군 exists in two regions with different characters. */
export function chineseDistrict(region: string, name: string): string {
  if (region === '경남' && name === '고성군') return '固城郡';
  table ??= new Map([...tableOf(GU, '구', '区'), ...tableOf(GUN, '군', '郡'), ...tableOf(SI, '시', '市')]);
  return table.get(name) ?? '';
}
