import { isWithinLimit, lineOf } from './attack.ts';
import { attackIdentity } from './identity-attacks.ts';

/** `npm run attack:identity [scale]`: the attacks on authentication alone, each on a line. */
const outcomes = await attackIdentity(Number(process.argv[2] ?? 1), (outcome) =>
  console.log(lineOf(outcome)),
);
const broken = outcomes.filter((outcome) => !isWithinLimit(outcome)).length;
console.log(`${outcomes.length} attacks, ${broken} exceeded the allowed limit`);
if (broken > 0) process.exitCode = 1;
