import { commonTexts as m } from '@ieum/contract/common/texts.ts';
import { resumeTexts } from '@ieum/contract/hiring/resumes/texts.ts';
import { describe, expect, it } from 'vitest';
import { aResume } from '../../../../../test/a-resume.ts';
import { grouped, readDay, typedOf } from '../fields/day-text.ts';
import { blankSchool, educationOf, schoolsOf } from './education-section.tsx';
import { skillRows } from './skill-section.tsx';
import { lengthText, monthsIn } from '../texts.ts';
import { moved } from './use-rows.ts';

describe('days typed as digits', () => {
  it('are grouped while they are typed', () => {
    expect(grouped('20230')).toBe('2023.0');
    expect(grouped('2023-04-01')).toBe('2023.04.01');
    expect(grouped('19940412')).toBe('1994.04.12');
    expect(typedOf('2021-02-28', 'month')).toBe('2021.02');
    expect(typedOf('2026.13.45', 'day')).toBe('2026.13.45');
  });

  it('mean the first day of a month, at the end of a period the last', () => {
    expect(readDay('2023.04', 'month')).toBe('2023-04-01');
    expect(readDay('2024.02', 'month', 'end')).toBe('2024-02-29');
    expect(readDay('1994.04.12', 'day')).toBe('1994-04-12');
    expect(readDay('', 'month')).toBeNull();
  });

  it('are invalid when they are not a day or after 2999-12-31', () => {
    expect(readDay('2023.13', 'month')).toBe(m.dateInvalid);
    expect(readDay('2023.02.30', 'day')).toBe(m.dateInvalid);
    expect(readDay('2999.12', 'month', 'end')).toBe('2999-12-31');
    expect(readDay('3000.01', 'month')).toBe(m.dateTooLate);
    expect(readDay('2023.04.15', 'month')).toBe(resumeTexts.monthOnly);
  });
});

describe('the sections of a resume', () => {
  const school = { ...blankSchool, institutionName: '한강대학교' };
  const college = { ...blankSchool, institutionName: '누리전문대' };

  it('store the first school as the last one attended and the others beside it', () => {
    expect(educationOf([school, college])).toEqual({ ...school, otherEducations: [college] });
    expect(schoolsOf(educationOf([school, college]))).toEqual([school, college]);
    expect(schoolsOf(aResume().education)).toEqual([]);
    expect(educationOf([])).toEqual({ ...blankSchool, otherEducations: [] });
  });

  it('offer every programme and count one that is not chosen as 0', () => {
    const rows = skillRows([
      { type: 'MS_EXCL', name: '', score: 4 },
      { type: 'ANOTHER', name: 'SAP ERP', score: 0 },
    ]);
    expect(rows.map(({ skill }) => [skill.type, skill.score])).toEqual([
      ['MS_EXCL', 4],
      ['MS_PPTX', 0],
      ['MS_WORD', 0],
      ['HAN_GUL', 0],
      ['WEBSURF', 0],
      ['ANOTHER', 0],
    ]);
  });

  it('move entries by one position and never out of the list', () => {
    expect(moved(['가', '나', '다'], 0, 1)).toEqual(['나', '가', '다']);
    expect(moved(['가', '나'], 0, -1)).toEqual(['가', '나']);
    expect(moved(['가', '나'], 1, 2)).toEqual(['가', '나']);
  });

  it('count periods like the server: whole months, both days included', () => {
    expect(monthsIn('2021-02-01', '2023-03-31')).toBe(26);
    expect(monthsIn('2025-05-01', null, Date.parse('2026-11-20T10:00:00+09:00'))).toBe(18);
    expect(lengthText(69)).toBe('5년 9개월');
    expect(lengthText(24)).toBe('2년');
  });
});
