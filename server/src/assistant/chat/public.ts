export { answerLocally } from './answers/answer.ts';
export { digestOf } from './policy.ts';
