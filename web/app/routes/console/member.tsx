import { useParams } from 'react-router';
import { detailCopy } from '#features/site/members/page/detail-copy.ts';
import { MemberPage } from '#features/site/members/page/member-page.tsx';
import { headOf } from '#lib/document/head.ts';
import { throwUnbuilt } from '#lib/document/unbuilt.ts';

/** /console/users/create and /levels are addresses of their own and never a member's id. */
export const loader = throwUnbuilt;
export const clientLoader = throwUnbuilt;

export const meta = () => headOf({ title: detailCopy.title, isHidden: true });

export default function MemberRoute() {
  const { _user } = useParams();
  return <MemberPage id={_user ?? ''} />;
}
