import { bounds } from '@ieum/contract/common/bounds.ts';
import { ReportName } from '@ieum/contract/site/reports/schemas.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { NameSheet as Shared, type NameSheetProps } from '#ui/saved/name-sheet.tsx';

const rules = { resolver: zodResolver(ReportName), maxLength: bounds.personName };

/** Asks for the name of a new or an existing saved report. */
export const NameSheet = (props: NameSheetProps) => <Shared {...props} {...rules} />;
