export {
  type ActionResult,
  type AuditActor,
  type AuditedAction,
  recordAction,
  runAudited,
  runConsoleCommand,
} from './audited-transaction.ts';
