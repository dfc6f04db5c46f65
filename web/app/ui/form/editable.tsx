import { createContext, use, type ReactNode } from 'react';
import styles from './editable.module.css';

/** Whether the reader may change what is shown, for parts beside the fields. */
export const EditableContext = createContext(true);

/** Whether the fields around may be changed, for controls that a disabled fieldset does not reach. */
export const useEditable = (): boolean => use(EditableContext);

interface EditableProps {
  /** False where the reader may only look. */
  isOn: boolean;
  children: ReactNode;
}

/** Fields with all their controls, disabled where the reader may only look. */
export const Editable = ({ isOn, children }: EditableProps) => (
  <EditableContext value={isOn}>
    <fieldset className={styles.editable} disabled={!isOn}>
      {children}
    </fieldset>
  </EditableContext>
);
