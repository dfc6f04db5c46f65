export { conditionsOf as memberConditions } from './queries.ts';
