import { inCore, inFeature, type Mutant } from '../mutant.ts';

/** Limits and risk: who is counted, who is let through, what needs a second step. */
export const LIMITS: Readonly<Record<string, Mutant>> = {
  'strangers-lock-the-owner': inCore(
    'identity',
    'failures of strangers count for a known device',
    [
      [
        'identity/login-gate.ts',
        'if (isKnownDevice) return { needsCaptcha: here >= captchaAfter, closedBy: null };',
        '',
      ],
    ],
    ['identity/login-gate.test.ts'],
  ),
  'login-calls-counted-by-account': inFeature(
    'identity',
    'login calls of anybody use up what the owner may call',
    [
      [
        'limit-rules.ts',
        "const who = (rule === 'login' && loginKey(context, input))",
        "const who = (rule === 'login' && loginAccountOf(input))",
      ],
    ],
    ['identity/authentication/strangers.feature.test.ts'],
  ),
  'guessed-password-opens': inFeature(
    'identity',
    'a password guessed during an attack needs no second step',
    [
      [
        'identity/authentication/log-in-with-password.ts',
        'isUnderAttack: isUnderAttack(failures),',
        'isUnderAttack: false,',
      ],
    ],
    ['identity/authentication/strangers.feature.test.ts'],
  ),
  'codes-used-up-by-strangers': inFeature(
    'identity',
    'codes that strangers asked for count for the owner',
    [
      [
        'identity/verification/codes.queries.ts',
        "isOwner ? sent.where('is_owner', '=', true) : sent",
        "isOwner ? sent.where('recipient', '=', recipient) : sent",
      ],
    ],
    ['identity/authentication/strangers.feature.test.ts'],
  ),
  'holder-locked-by-strangers': inFeature(
    'stored-cards',
    'wrong PINs of strangers close a card for its holder',
    [
      [
        'stored-cards/count-attempts.ts',
        'if (isHolder) return',
        'if (isHolder && memberId === numberHash) return',
      ],
    ],
    ['stored-cards/stored-cards.feature.test.ts'],
  ),
  'refused-pins-counted': inFeature(
    'stored-cards',
    'a try that is refused unchecked uses up what others may try',
    [['stored-cards/count-attempts.ts', '  await uncountAttempt(db, attempt);\n  const now', '  const now']],
    ['stored-cards/stored-cards.feature.test.ts'],
  ),
  'question-mark-shown': inCore(
    'community',
    'marks alone are a question',
    [
      [
        'community/question-substance.ts',
        "minQuestionCharacters) return 'none';",
        "minQuestionCharacters) return 'enough';",
      ],
    ],
    ['community/question-substance.test.ts'],
  ),
  'risky-order-placed': inFeature(
    'checkout',
    'a risky order is placed without the second step',
    [['checkout/risk/check-commit-risk.ts', 'if (!risk.isHigh) return', 'if (risk.score >= 0) return']],
    ['checkout/risk/commit-risk.feature.test.ts'],
  ),
  'verification-of-another-buyer': inFeature(
    'checkout',
    'the second step of another buyer, or of a smaller order, counts',
    [
      [
        'identity/verification/commit-steps.ts',
        'if (commit?.owner !== owner || payable > commit.payable) return false;',
        'if (!commit) return false;',
      ],
    ],
    ['checkout/risk/commit-risk.feature.test.ts'],
  ),
  'ordinary-order-stopped': inCore(
    'checkout',
    'one sign alone needs the second step',
    [['checkout/commit-risk.ts', 'isHigh: score >= limits.high', 'isHigh: score > 0']],
    ['checkout/commit-risk.test.ts'],
  ),
};
