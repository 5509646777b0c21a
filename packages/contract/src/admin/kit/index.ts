export {
  type AdminContract,
  type AdminEndpoint,
  type AdminPermission,
  type AdminRead,
  type AdminWrite,
  type AuditSubject,
  adminRead,
  adminWrite,
  defineAdminContract,
  type ReasonRule,
  SUBJECT_KINDS,
  type SubjectKind,
} from './admin-endpoint.ts';
export * from './fields.ts';
export { maskedContact } from './masked-contact.ts';
