import type { OwnLecture } from '@ieum/contract/live/lectures/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/button/button.tsx';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { copy } from '../editor/copy.ts';
import { LectureEditor } from '../editor/lecture-editor.tsx';
import { QuestionsPanel } from '../questions/questions-panel.tsx';
import { AttendanceButton } from './attendance-button.tsx';
import { lectureQuery } from './data.ts';
import { FilesPanel } from './files-panel.tsx';
import { LiveButton } from './live-button.tsx';
import { useCompanyStore } from './use-company-store.ts';

const Actions = ({ lecture }: { lecture: OwnLecture }) => (
  <>
    <ButtonLink kind="default" to={`/lectures/${lecture._id}`} reloadDocument>
      {copy.view}
    </ButtonLink>
    <AttendanceButton id={lecture._id} />
    <LiveButton lecture={lecture} />
  </>
);

function Editor({ lecture }: { lecture: OwnLecture | undefined }) {
  return (
    <LectureEditor
      key={lecture ? `${lecture._id} ${String(lecture.isStream)}` : 'new'}
      lecture={lecture}
      store={useCompanyStore()}
      actions={lecture && <Actions lecture={lecture} />}
      after={
        <>
          <FilesPanel lecture={lecture} />
          {lecture && <QuestionsPanel lecture={lecture} />}
        </>
      }
    />
  );
}

const EditLecture = ({ id }: { id: string }) => (
  <FreshRow of={useQuery(lectureQuery(id))}>{(lecture) => <Editor lecture={lecture} />}</FreshRow>
);

/** /dashboard/lectures?edit=new|{id}: one lecture of the company. */
export const LecturePage = ({ edited }: { edited: string }) =>
  edited === 'new' ? <Editor lecture={undefined} /> : <EditLecture key={edited} id={edited} />;
