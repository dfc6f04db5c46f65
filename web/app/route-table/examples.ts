import type { Example, Visits } from './entry.ts';

// Rows of the demonstration with which the stories open screens.

/** A few public ones, of different companies and kinds. */
export const someRecruitments: Visits = {
  examples: { _recruitment: { list: '/api/v1/recruitments?limit=40', rows: 'recruitments', every: 8 } },
};

const aRecruitment: Example = { list: '/api/v1/recruitments?limit=1', rows: 'recruitments' };
export const anyRecruitment: Visits = { examples: { _recruitment: aRecruitment } };
export const aCompany: Visits = { examples: { _company: { ...aRecruitment, id: '_company' } } };

/** The recruitment of the demonstration's company with the most applications. */
const BUSIEST = encodeURIComponent('북미 해외영업 매니저 (B2B 부품)');
export const ownRecruitment: Visits = {
  examples: {
    _recruitment: { list: `/api/v1/company/recruitments?searchValue=${BUSIEST}`, rows: 'recruitments' },
  },
};

/** One that the demonstration's person is invited to. */
export const ownMeeting: Visits = {
  as: ['person'],
  examples: { _meeting: { list: '/api/v1/person/meetings', rows: 'meetings', every: 3 } },
};

/** One that the demonstration's person is invited to. */
export const ownInterview: Visits = {
  as: ['person'],
  examples: { code: { list: '/api/v1/person/interviews', rows: 'interviews', id: 'code' } },
};

/** One that is live, and one with a code. */
export const someLectures: Visits = {
  examples: { _lecture: { list: '/api/v1/lectures?limit=20', rows: 'lectures', every: 3 } },
};

/** The pinned one with a file. */
export const aNotice: Visits = {
  examples: { _notification: { list: '/api/v1/center/notifications?limit=1', rows: 'notifications' } },
};

export const aMember: Visits = {
  examples: { _user: { list: '/api/console/users?limit=1', rows: 'users' } },
};
export const ownQuestions: Visits = {
  examples: { _question: { list: '/api/v1/center/questions', rows: 'questions', every: 1 } },
};
export const aBanner: Visits = {
  examples: { _banner: { list: '/api/console/banners?limit=1', rows: 'banners' } },
};
export const aBoard: Visits = {
  examples: { _board: { list: '/api/console/boards?limit=1', rows: 'boards' } },
};
export const aForm: Visits = {
  examples: { _form: { list: '/api/console/forms?limit=1', rows: 'forms' } },
};
export const aChatRoom: Visits = {
  examples: { _room: { list: '/api/console/chat/rooms?limit=1', rows: 'rooms' } },
};
export const ownSession: Visits = {
  examples: { _question: { list: '/api/v1/me/sessions', rows: 'sessions' } },
};
