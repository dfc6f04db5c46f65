/** The roles of administrators, the most powerful first. */
export const roles = ['OWNER', 'OPERATOR', 'EDITOR', 'SUPPORT', 'VIEWER'] as const;
export type Role = (typeof roles)[number];

/**
 * The rights of administrators: `read` sees, `write` also changes, `disclose` sees personal data unmasked or
 * exports it.
 */
export const rights = [
  'members.read',
  'members.write',
  'members.disclose',
  'administrators.write',
  'recruitments.read',
  'recruitments.write',
  'content.read',
  'content.write',
  'support.read',
  'support.write',
  'messages.read',
  'messages.write',
  'statistics.read',
  'settings.read',
  'settings.write',
  'audit.read',
  'audit.export',
  'approvals.read',
  'approvals.write',
  'imports.write',
] as const;
export type Right = (typeof rights)[number];

const reading = rights.filter((right) => right.endsWith('.read'));

const grants: Record<Role, readonly Right[]> = {
  OWNER: rights,
  OPERATOR: rights.filter(
    (right) => !['administrators.write', 'settings.write', 'audit.export'].includes(right),
  ),
  EDITOR: ['content.read', 'content.write', 'imports.write', 'recruitments.read', 'statistics.read'],
  SUPPORT: [
    'support.read',
    'support.write',
    'members.read',
    'members.disclose',
    'messages.read',
    'messages.write',
    'content.read',
    'recruitments.read',
  ],
  VIEWER: reading,
};

/** The rights of a role. */
export const rightsOf = (role: Role): readonly Right[] => grants[role];

/** Whether a role has a right; an endpoint that names none is for owners. */
export const mayUse = (role: Role, right: Right | undefined): boolean =>
  role === 'OWNER' || (right !== undefined && grants[role].includes(right));
