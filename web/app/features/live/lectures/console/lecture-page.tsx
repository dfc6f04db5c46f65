import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/button/button.tsx';
import { FreshRow } from '#ui/state/fresh-row.tsx';
import { copy } from '../editor/copy.ts';
import { LectureEditor } from '../editor/lecture-editor.tsx';
import { QuestionsPanel } from '../questions/questions-panel.tsx';
import { CompanyField } from './company-field.tsx';
import { lectureQuery } from './data.ts';
import { useConsoleStore } from './use-console-store.ts';

function EditLecture({ id }: { id: string }) {
  const store = useConsoleStore();
  return (
    <FreshRow of={useQuery(lectureQuery(id))}>
      {(lecture) => (
        <LectureEditor
          key={lecture._id}
          lecture={lecture}
          store={store}
          after={store.mayWrite && <QuestionsPanel lecture={lecture} />}
          actions={
            <ButtonLink kind="default" to={`/lectures/${lecture._id}`} reloadDocument>
              {copy.view}
            </ButtonLink>
          }
        />
      )}
    </FreshRow>
  );
}

const NewLecture = () => (
  <LectureEditor lecture={undefined} store={useConsoleStore()} first={<CompanyField />} />
);

/** /console/lecture/list?edit=new|{id}: one lecture of any company. */
export const ConsoleLecturePage = ({ edited }: { edited: string }) =>
  edited === 'new' ? <NewLecture /> : <EditLecture key={edited} id={edited} />;
