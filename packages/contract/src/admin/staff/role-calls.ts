import { z } from 'zod';
import { emptyObject, text } from '../../kit/fields.ts';
import { adminRead, adminWrite, reason } from '../kit/index.ts';
import { staffRoutes } from './staff.routes.ts';
import { permissions, roleEffect, roleId, roleRow } from './staff.shapes.ts';

const none = z.null();
const ofRole = ({ roleId }: { roleId: string }) => ({ kind: 'role', id: roleId }) as const;

/** Roles and what they permit. */
export const roleCalls = {
  roles: adminRead({
    route: staffRoutes.roles,
    summary: 'All roles and who holds them',
    permission: 'staff:read',
    input: emptyObject,
    output: z.object({ rows: z.array(roleRow) }),
    refusals: [],
  }),
  role: adminRead({
    route: staffRoutes.role,
    summary: 'One role',
    permission: 'staff:read',
    input: z.object({ roleId }),
    output: roleRow,
    refusals: ['role-not-found'],
  }),
  previewRole: adminRead({
    route: staffRoutes.previewRole,
    summary: 'Who would gain and lose what',
    permission: 'role:write',
    input: z.object({ roleId, permissions }),
    output: z.object({ effects: z.array(roleEffect) }),
    refusals: ['role-not-found'],
  }),
  createRole: adminWrite({
    route: staffRoutes.createRole,
    summary: 'A role of the shop’s own',
    permission: 'role:write',
    input: z.object({ roleId, name: text(20), note: text(100, 0), permissions, reason: reason.optional() }),
    output: z.object({ roleId }),
    refusals: ['conflict-name', 'grant-missing'],
    subject: ofRole,
    reason: 'optional',
    needsProof: true,
  }),
  updateRole: adminWrite({
    route: staffRoutes.updateRole,
    summary: 'Changes a role of the shop’s own',
    permission: 'role:write',
    input: z.object({
      roleId,
      name: text(20),
      note: text(100, 0),
      permissions,
      version: z.int().positive(),
      reason,
    }),
    output: none,
    refusals: ['role-not-found', 'role-built-in', 'conflict-name', 'grant-missing', 'last-owner'],
    subject: ofRole,
    reason: 'required',
    needsProof: true,
  }),
  deleteRole: adminWrite({
    route: staffRoutes.deleteRole,
    summary: 'Deletes a role that nobody holds',
    permission: 'role:write',
    input: z.object({ roleId, reason }),
    output: none,
    refusals: ['role-not-found', 'role-built-in', 'role-in-use'],
    subject: ofRole,
    reason: 'required',
    needsProof: true,
  }),
};
