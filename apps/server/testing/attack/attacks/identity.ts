import { type Attack, isWithinLimit } from '../attack.ts';
import { attackIdentity, SHORT } from '../identity-attacks.ts';

/** The attacks on authentication, each a line; they open shops of their own, with and without limits. */
export default {
  name: 'authentication',
  async run() {
    const outcomes = await attackIdentity(SHORT);
    return outcomes.map((outcome) => ({
      name: outcome.attack,
      tried: outcome.tries,
      // What the rules allow is no success of the attacker.
      held: isWithinLimit(outcome)
        ? outcome.tries
        : Math.max(0, outcome.tries - (outcome.succeeded - outcome.allowed)),
      notes: [`${outcome.succeeded} succeeded, ${outcome.allowed} allowed`, outcome.note]
        .filter(Boolean)
        .join('; '),
    }));
  },
} satisfies Attack;
