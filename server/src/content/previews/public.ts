export type { ReadPreview } from './read-preview.ts';
