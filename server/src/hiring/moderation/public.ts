export { RECRUITMENT_MODERATED, type ModerationAct } from './events.ts';
