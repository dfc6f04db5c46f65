import type { OwnLecture } from '@ieum/contract/live/lectures/schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { runAction } from '#ui/action/run-action.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { copy } from '../editor/copy.ts';
import { LectureEditor } from '../editor/lecture-editor.tsx';
import { QuestionsPanel } from '../questions/questions-panel.tsx';
import { AttendanceButton } from './attendance-button.tsx';
import { companyApi, lectureQuery, useRefresh } from './data.ts';
import { FilesPanel } from './files-panel.tsx';
import { useCompanyStore } from './use-company-store.ts';

/** Goes live and ends it at once, apart from the form. */
function LiveButton({ lecture: { _id, isStream } }: { lecture: OwnLecture }) {
  const refresh = useRefresh();
  const { live } = copy;
  const label = isStream ? live.end : live.start;
  const toggle = () =>
    runAction({
      ask: { ...(isStream ? live.askEnd : live.askStart), confirmLabel: label },
      run: async () => {
        await companyApi.revise({ params: { _lecture: _id }, body: { isStream: !isStream } });
        await refresh();
      },
      done: isStream ? live.ended : live.started,
    });
  return (
    <Button kind="light" onClick={toggle}>
      {label}
    </Button>
  );
}

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
