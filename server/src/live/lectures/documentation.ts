import * as endpoints from '@ieum/contract/live/lectures/endpoints.ts';
import * as chat from '@ieum/contract/live/lectures/chat-endpoints.ts';
import * as schemas from '@ieum/contract/live/lectures/schemas.ts';
import type { Documentation } from '#module.ts';

export const documentation: Documentation = {
  groups: {
    lectures: 'Lectures of companies, as visitors find and watch them.',
    companyLectures: 'Lectures, as their company writes them.',
    consoleLectures: 'Lectures of all companies, for administrators.',
    lectureCategories: 'The categories of lectures, for administrators.',
    lectureChat: 'The chat of a lecture, for its company and administrators.',
  },
  schemas: [endpoints, chat, schemas],
  parameters: {
    _lecture: 'Id of a lecture.',
    _category: 'Id of a category of lectures.',
    isActive: '`true`: only active ones, `false`: only inactive ones.',
    isPublic: '`true`: only public ones, `false`: only hidden ones.',
    isStream: '`true`: only those that are live, `false`: only the others.',
    isMiceNow: '`true`: only lectures for the partner channel.',
    isAnswered: '`true`: only answered questions, `false`: only those that wait.',
    depth: '`1`: only categories at the top.',
  },
};
