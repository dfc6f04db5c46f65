import { useParams } from 'react-router';
import { detailCopy } from '#features/members/detail-copy.ts';
import { MemberPage } from '#features/members/member-page.tsx';
import { headOf } from '#lib/head.ts';
import { refuseUnbuilt } from '#lib/unbuilt.ts';

/** /console/users/create and /levels are addresses of their own and never a member's id. */
export const loader = refuseUnbuilt;
export const clientLoader = refuseUnbuilt;

export const meta = () => headOf({ title: detailCopy.title, isHidden: true });

export default function MemberRoute() {
  const { _user } = useParams();
  return <MemberPage id={_user ?? ''} />;
}
