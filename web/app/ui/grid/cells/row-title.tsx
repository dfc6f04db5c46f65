import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MemberText } from '../../text/member-text.tsx';
import { RowLines } from './row-lines.tsx';

interface RowTitleProps {
  to: string;
  title: string;
  /** A muted line below. */
  hint: ReactNode;
}

/** The title of a row, as a link to it. */
export const RowTitle = ({ to, title, hint }: RowTitleProps) => (
  <RowLines
    title={
      <Link to={to}>
        <MemberText>{title}</MemberText>
      </Link>
    }
    hint={<MemberText>{hint}</MemberText>}
  />
);
