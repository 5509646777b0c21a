export { type Played, playAtSandbox, SANDBOX_OUTCOMES, type SandboxOutcome } from './pay-at-sandbox.ts';
export { createSandbox, type Sandbox } from './sandbox.ts';
export { loadSandboxKeys } from './sandbox-keys.ts';
export { findTrade, type Trade } from './sandbox-trades.ts';
export { writeNotice } from './write-notice.ts';
