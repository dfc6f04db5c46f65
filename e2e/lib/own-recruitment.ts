import { callAs } from './sessions.ts';

/** Publishes a recruitment of the demonstration's company by a call, without questions; returns its id. */
export async function publishByCall(subject: string): Promise<string> {
  const body = {
    subject,
    content: '<p>해외 거래처를 함께 만나요.</p>',
    application: { startsAt: null, endsAt: null, isOpenHiring: true, closesOnHiring: false },
    employment: {
      startsAt: null,
      endsAt: null,
      types: ['REGULAR'],
      wage: { type: 'YEARLY', value__min: 32_000_000, value__max: 40_000_000 },
      place: { isAbroad: false, postcode: '06164', address1: '서울 강남구 영동대로 513', address2: '3층' },
    },
    recruiter: {
      name: '담당자',
      phone: '',
      email: 'hr@company.example',
      hidesPhone: false,
      hidesEmail: false,
    },
    state: 'ON_GOING',
  };
  const created = await callAs<{ recruitment: { _id: string } }>('company', '/api/v1/company/recruitments', {
    body,
  });
  return created.recruitment._id;
}

/** Publishes a recruitment of the demonstration's company to which its person has applied; returns its id. */
export async function applyToNewRecruitment(subject: string): Promise<string> {
  const id = await publishByCall(subject);
  const url = `/api/v1/recruitments/${id}/application`;
  await callAs('person', url, { body: {} });
  await callAs('person', `${url}/apply`, { method: 'PUT', body: {} });
  return id;
}
