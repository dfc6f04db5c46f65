import type { Path } from '@ieum/contract/common/endpoint.ts';
import { fillPath } from '@ieum/contract/common/endpoint.ts';
import { sizeText } from '@ieum/contract/common/text-formats.ts';
import { attachmentEndings, IMAGE_MAX_BYTES } from '@ieum/contract/foundation/files/enums.ts';
import { lectureBounds } from '@ieum/contract/live/lectures/enums.ts';
import { companyLecturePaths } from '@ieum/contract/live/lectures/paths.ts';
import type { OwnLecture } from '@ieum/contract/live/lectures/schemas.ts';
import { useUpload } from '#features/foundation/files/use-upload.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { FileDrop, FileRow } from '#ui/files/file-drop.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy as editorCopy } from '../editor/copy.ts';
import styles from '../editor/editor.module.css';
import { companyApi, useRefresh } from './data.ts';

const { files: copy } = editorCopy;
const PICTURES = ['.jpg', '.jpeg', '.png', '.webp'];

const pathOf = (path: Path, id: string): Path => ({ ...path, path: fillPath(path.path, { _lecture: id }) });

/** Uploads to a lecture at once, apart from the form. */
function useAdding(path: Path, id: string) {
  const refresh = useRefresh();
  return useUpload(pathOf(path, id), () => {
    toast(copy.saved, { tone: 'success' });
    void refresh();
  });
}

function useRemoving() {
  const refresh = useRefresh();
  return (remove: () => Promise<unknown>) =>
    void runAction({
      run: async () => {
        await remove();
        await refresh();
      },
      done: copy.removed,
    });
}

function Thumb({ lecture: { _id, thumb } }: { lecture: OwnLecture }) {
  const { progress, error, send } = useAdding(companyLecturePaths.setThumb, _id);
  const remove = useRemoving();
  return (
    <section className={styles.part} aria-labelledby="lecture-thumb">
      <h3 id="lecture-thumb">{copy.thumb}</h3>
      {thumb && (
        <>
          <img src={thumb.url} alt={copy.thumb} />
          <Button
            kind="subtle"
            size="sm"
            onClick={() => remove(() => companyApi.removeThumb({ params: { _lecture: _id } }))}
          >
            {copy.removeThumb}
          </Button>
        </>
      )}
      <FileDrop
        label={copy.chooseThumb}
        accept={PICTURES}
        maxBytes={IMAGE_MAX_BYTES}
        isBusy={progress !== undefined}
        progress={progress}
        error={error}
        onChoose={(file) => void send(file)}
      />
    </section>
  );
}

function HandOuts({ lecture: { _id, files } }: { lecture: OwnLecture }) {
  const { progress, error, send } = useAdding(companyLecturePaths.addFile, _id);
  const remove = useRemoving();
  return (
    <section className={styles.part} aria-labelledby="lecture-files">
      <h3 id="lecture-files">{copy.files}</h3>
      <ul>
        {files.map((file) => (
          <li key={file._id}>
            <FileRow
              name={file.name}
              size={file.size}
              href={file.url}
              onRemove={() =>
                remove(() => companyApi.removeFile({ params: { _lecture: _id, _file: file._id } }))
              }
            />
          </li>
        ))}
      </ul>
      {files.length < lectureBounds.files && (
        <FileDrop
          label={copy.chooseFile}
          accept={attachmentEndings}
          maxBytes={lectureBounds.fileBytes}
          hint={copy.hint(lectureBounds.files, sizeText(lectureBounds.fileBytes))}
          isBusy={progress !== undefined}
          progress={progress}
          error={error}
          onChoose={(file) => void send(file)}
        />
      )}
    </section>
  );
}

/** The picture and the hand-outs of a lecture, which are stored at once. */
export const FilesPanel = ({ lecture }: { lecture: OwnLecture | undefined }) => (
  <Panel title={copy.title}>
    {lecture ? (
      <div className={styles.files}>
        <Thumb lecture={lecture} />
        <HandOuts lecture={lecture} />
      </div>
    ) : (
      <p>{copy.later}</p>
    )}
  </Panel>
);
