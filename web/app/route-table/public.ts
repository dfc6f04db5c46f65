import { loginQuery } from '#features/account/auth/login/page-query.ts';
import { policyQuery } from '#features/account/terms/policies/page-query.ts';
import { joinQuery } from '#features/account/users/join/page-query.ts';
import { faqsQuery } from '#features/content/faqs/public/page-query.ts';
import { guideQuery } from '#features/content/boards/public/page-query.ts';
import { noticesQuery } from '#features/content/notices/public/page-query.ts';
import { optOutQuery } from '#features/foundation/notifications/page-query.ts';
import { companyQuery } from '#features/hiring/companies/public/page-query.ts';
import { listQuery } from '#features/hiring/recruitments/filters/page-query.ts';
import { centerQuery } from '#features/site/center/page-query.ts';
import { lecturesQuery } from '#features/live/lectures/list/page-query.ts';
import { searchQuery } from '#features/site/search/page-query.ts';
import type { Caching, RouteEntry } from './entry.ts';
import * as example from './examples.ts';

const RELEASED: Caching = { tags: [] };
/** The players that the pages of lectures show; the list is the document from which they are often opened. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
const WRITTEN: Caching = { tags: ['boards'] };
const OF_TERMS: Caching = { tags: ['terms'] };
const OF_POLICY: Caching = { ...OF_TERMS, query: policyQuery };
const FILTERED = '?types=REGULAR,OTHERS&career=NEW_RECRUIT&education=COLLEGE&wage=YEARLY&open=true';

/** The addresses of visitors, and the developers' tools. */
export const publicRoutes: readonly RouteEntry[] = [
  {
    path: '/',
    audience: 'public',
    screen: 'routes/home.tsx',
    caching: { tags: ['recruitments', 'banners', 'boards'] },
  },
  {
    path: '/guide',
    audience: 'public',
    screen: 'routes/guide.tsx',
    caching: { tags: ['boards', 'hash-tags'], query: guideQuery },
    visits: { queries: ['', '?role=company', '?board=trade-news', '?manual=seller', '?manual=buyer'] },
  },
  {
    path: '/login',
    audience: 'public',
    screen: 'routes/login.tsx',
    caching: { tags: [], query: loginQuery },
  },
  { path: '/login/find-password', audience: 'public', screen: 'routes/find-password.tsx', caching: RELEASED },
  { path: '/login/find-id', audience: 'public', screen: 'routes/find-id.tsx', caching: RELEASED },
  {
    path: '/join',
    audience: 'public',
    screen: 'routes/join/start.tsx',
    frame: 'focus',
    caching: { tags: ['terms'], query: joinQuery },
    visits: { queries: ['', '?type=person', '?type=company'] },
  },
  {
    path: '/join/form',
    audience: 'public',
    screen: 'routes/join/form.tsx',
    frame: 'focus',
    caching: OF_TERMS,
    visits: { none: 'it asks for the token of a sign-up and leads to its introduction without' },
  },
  {
    path: '/join/complete',
    audience: 'public',
    screen: 'routes/join/complete.tsx',
    frame: 'focus',
    caching: OF_TERMS,
  },
  { path: '/join/intro', audience: 'public', screen: 'routes/join/intro.tsx', caching: OF_TERMS },
  { path: '/about', audience: 'public', screen: 'routes/about.tsx', caching: WRITTEN },
  { path: '/service', audience: 'public', screen: 'routes/service.tsx', caching: WRITTEN },
  {
    path: '/service-policy',
    audience: 'public',
    screen: 'routes/service-policy.tsx',
    caching: OF_POLICY,
    visits: { queries: ['', '?version=1'] },
  },
  {
    path: '/privacy-policy',
    audience: 'public',
    screen: 'routes/privacy-policy.tsx',
    caching: OF_POLICY,
    visits: { queries: ['', '?version=1'] },
  },
  {
    path: '/form/inquiry-partner',
    audience: 'public',
    screen: 'routes/service-inquiry.tsx',
    caching: RELEASED,
  },
  {
    path: '/search',
    audience: 'public',
    screen: 'routes/search.tsx',
    caching: {
      tags: ['recruitments', 'notices', 'faqs', 'boards', 'lectures', 'hash-tags'],
      query: searchQuery,
    },
    visits: { queries: ['?searchValue=해외', '?searchValue=지원&tab=center', '?tag=해외영업'] },
  },
  {
    path: '/recruitments',
    audience: 'public',
    screen: 'routes/recruitments.tsx',
    caching: { tags: ['recruitments'], query: listQuery },
    visits: { queries: ['', FILTERED] },
  },
  {
    path: '/recruitments/{_recruitment}',
    audience: 'public',
    screen: 'routes/recruitment.tsx',
    caching: { tags: ['recruitment:_recruitment', 'recruitments', 'hash-tags'] },
    visits: example.someRecruitments,
  },
  {
    path: '/companies/{_company}',
    audience: 'public',
    screen: 'routes/company.tsx',
    caching: { tags: ['company:_company', 'recruitments'], query: companyQuery },
    visits: example.aCompany,
  },
  {
    path: '/meetings/{_meeting}',
    audience: 'public',
    screen: 'routes/meeting.tsx',
    caching: { tags: ['meeting:_meeting'] },
    visits: example.ownMeeting,
  },
  { path: '/programs', audience: 'public' },
  { path: '/programs/{_program}', audience: 'public' },
  { path: '/programs/{_program}/dashboard', audience: 'public' },
  {
    path: '/lectures',
    audience: 'public',
    screen: 'routes/lectures.tsx',
    caching: { tags: ['lectures'], query: lecturesQuery },
    frames: PLAYERS,
    visits: { queries: ['', '?searchValue=없는말이에요'] },
  },
  {
    path: '/lectures/{_lecture}',
    audience: 'public',
    screen: 'routes/lecture.tsx',
    caching: { tags: ['lecture:_lecture', 'lectures', 'recruitments', 'hash-tags'] },
    frames: PLAYERS,
    visits: example.someLectures,
  },
  {
    path: '/center',
    audience: 'public',
    screen: 'routes/center/home.tsx',
    caching: { tags: ['notices', 'faqs', 'boards'], query: centerQuery },
    visits: { queries: ['', '?searchValue=지원', '?searchValue=없는말이에요'] },
  },
  {
    path: '/center/notice',
    audience: 'public',
    screen: 'routes/center/notices.tsx',
    caching: { tags: ['notices'], query: noticesQuery },
  },
  {
    path: '/center/notice/{_notification}',
    audience: 'public',
    screen: 'routes/center/notice.tsx',
    caching: { tags: ['notices'] },
    visits: example.aNotice,
  },
  {
    path: '/center/faqs',
    audience: 'public',
    screen: 'routes/center/faqs.tsx',
    caching: { tags: ['faqs'], query: faqsQuery },
    visits: { queries: ['', '?category=ACCOUNT', '?searchValue=비밀번호'] },
  },
  {
    path: '/center/inquiry',
    audience: 'public',
    screen: 'routes/center/question.tsx',
    caching: RELEASED,
    visits: { as: ['visitor', 'person'] },
  },
  { path: '/interview', audience: 'public', screen: 'routes/interview.tsx', caching: RELEASED },
  {
    path: '/interview/{code}',
    audience: 'public',
    screen: 'routes/interview-room.tsx',
    frame: 'focus',
    caching: { tags: [], isSecret: true },
    visits: example.ownInterview,
  },
  { path: '/common/kcp/cert/request', audience: 'public' },
  { path: '/common/kcp/cert/response', audience: 'public' },
  { path: '/plugins/nicepayments/nicepay/request', audience: 'public' },
  { path: '/plugins/nicepayments/nicepay/response', audience: 'public' },
  {
    path: '/developer/converter',
    audience: 'developer',
    screen: 'routes/developer/converter.tsx',
    visits: { as: ['visitor'] },
  },
  {
    path: '/developer/auth/login-logout',
    audience: 'developer',
    screen: 'routes/developer/login-logout.tsx',
    visits: { as: ['visitor'] },
  },
  { path: '/developer/me/points/my-point', audience: 'developer' },
  { path: '/developer/me/points/charge', audience: 'developer' },
  { path: '/developer/me/points/history', audience: 'developer' },
  { path: '/developer/me/points/use', audience: 'developer' },
  {
    path: '/refuse',
    audience: 'public',
    screen: 'routes/opt-out.tsx',
    isExtra: true,
    caching: { tags: [], query: optOutQuery },
  },
  {
    path: '/developer/outbox',
    audience: 'developer',
    screen: 'routes/developer/outbox.tsx',
    isExtra: true,
    visits: { none: 'it is a tool of the demonstration' },
  },
  {
    path: '/{anything else}',
    audience: 'public',
    screen: 'routes/not-found.tsx',
    caching: RELEASED,
    visits: { none: 'it is no address of its own' },
  },
];
