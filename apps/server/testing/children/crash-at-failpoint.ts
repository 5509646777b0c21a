// node crash-at-failpoint.ts: says what happened around a failpoint, which FP may turn into a crash.
import { failpoint } from '#platform/failpoints';

console.log('before');
await failpoint('order.after_commit');
console.log('after');
