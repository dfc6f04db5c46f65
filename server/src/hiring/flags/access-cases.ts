import { flagPaths as paths } from '@ieum/contract/hiring/flags/paths.ts';
import { untriedBecause, type AccessCases } from '../../../test/access/access-cases.ts';

export const accessCases: AccessCases = () => [];

/** Every member may report what everybody sees. */
export const untried = untriedBecause('its row is public', [paths.flagRecruitment, paths.flagCompany]);
