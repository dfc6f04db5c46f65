export { createCode, findWithinTries, isSameCode, takeTry } from './codes.ts';
