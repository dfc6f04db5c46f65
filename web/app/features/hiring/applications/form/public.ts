export { applyStepOf } from './steps.ts';
