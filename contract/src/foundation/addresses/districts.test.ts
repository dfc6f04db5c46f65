import { expect, test } from 'vitest';
import { chineseDistrict } from './districts-cn.ts';
import { romanDistrict } from './districts.ts';

test.each([
  ['강남구', 'Gangnam-gu'],
  ['종로구', 'Jongno-gu'],
  ['중랑구', 'Jungnang-gu'],
  ['영등포구', 'Yeongdeungpo-gu'],
  ['관악구', 'Gwanak-gu'],
  ['강릉시', 'Gangneung-si'],
  ['밀양시', 'Miryang-si'],
  ['철원군', 'Cheorwon-gun'],
  ['울릉군', 'Ulleung-gun'],
  ['계룡시', 'Gyeryong-si'],
  ['정읍시', 'Jeongeup-si'],
  ['횡성군', 'Hoengseong-gun'],
  ['성남시', 'Seongnam-si'],
  ['북구', 'Buk-gu'],
  ['의왕시', 'Uiwang-si'],
  ['미추홀구', 'Michuhol-gu'],
])('%s is %s on road signs', (korean, roman) => {
  expect(romanDistrict(korean)).toBe(roman);
});

test.each([
  ['서울', '강남구', '江南区'],
  ['부산', '해운대구', '海云台区'],
  ['경기', '성남시', '城南市'],
  ['강원', '고성군', '高城郡'],
  ['경남', '고성군', '固城郡'],
])('%s %s is %s in Chinese', (region, korean, chinese) => {
  expect(chineseDistrict(region, korean)).toBe(chinese);
});

test('the name of a road is not a district', () => {
  expect(romanDistrict('한누리대로')).toBe('');
  expect(chineseDistrict('세종', '한누리대로')).toBe('');
});
