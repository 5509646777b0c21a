export {
  applySandboxOutcome,
  SANDBOX_OUTCOMES,
  type SandboxOutcome,
  type SandboxResult,
} from './apply-outcome.ts';
export { createPayerCode, PAYER_PATH } from './payer-sandbox.ts';
export { createSandbox, type Sandbox } from './sandbox.ts';
export { loadSandboxKeys } from './sandbox-keys.ts';
export { type SandboxRow, writeAlipayStatement, writeWechatStatement } from './sandbox-statement.ts';
export { findTrade, type Trade } from './sandbox-trades.ts';
export { writeNotice } from './write-notice.ts';
