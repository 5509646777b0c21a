export {
  type ActionResult,
  type AuditActor,
  type AuditedAction,
  actorName,
  recordAction,
  runAudited,
  runConsoleCommand,
} from './audited-transaction.ts';
