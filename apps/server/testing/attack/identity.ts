import { isWithinLimit, lineOf } from './attack.ts';
import { attackIdentity, FULL, SHORT } from './identity-attacks.ts';

/** `npm run attack:identity [-- --full]`: the attacks on authentication alone, each on a line. */
const size = process.argv.includes('--full') ? FULL : SHORT;
const outcomes = await attackIdentity(size, (outcome) => console.log(lineOf(outcome)));
const broken = outcomes.filter((outcome) => !isWithinLimit(outcome)).length;
console.log(`${outcomes.length} attacks, ${broken} exceeded the allowed limit`);
if (broken > 0) process.exitCode = 1;
