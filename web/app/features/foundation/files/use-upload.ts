import type { Path } from '@ieum/contract/common/endpoint.ts';
import type { FileRef } from '@ieum/contract/common/schemas.ts';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { uploadFile } from '#lib/api/upload.ts';

/** Uploads one file at a time as the caller's own, not yet attached to anything. */
export function useUpload(path: Path, onDone: (file: FileRef) => void) {
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  const send = async (file: File) => {
    setError(undefined);
    setProgress(0);
    try {
      const answer = await uploadFile(path, { file, onProgress: setProgress });
      onDone((answer as { file: FileRef }).file);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, error, send };
}
