export { claimUploads } from './claim-uploads.ts';
export {
  attachContentFiles,
  attachContentPhotos,
  attachPictures,
  photosIn,
  releaseContentPhotos,
} from './content-files.ts';
export { discardLater, eraseFiles } from './erase.ts';
export type { FileStore } from './store.ts';
export { shareFiles } from './share.ts';
export { presentOwnFile, publicFileUrl } from './wire.ts';
export { findFile, findFiles, findOwnFiles } from './queries.ts';
