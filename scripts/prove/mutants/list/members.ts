import { inCore, inFeature, type Mutant } from '../mutant.ts';

export const MEMBERS: Readonly<Record<string, Mutant>> = {
  'code-usable-twice': inFeature(
    'identity',
    'a verification code is valid a second time',
    [['identity/verification/verify-code.ts', '  await endCode(tx, rToken);\n', '']],
    ['identity/verification/codes.feature.test.ts'],
  ),
  'code-of-another-purpose': inFeature(
    'identity',
    'any code is right',
    [
      [
        'identity/verification/verify-code.ts',
        'if (!matchesSignature(acceptedSecrets, sent.code_hash, hashWith))',
        "if (code === '')",
      ],
    ],
    ['identity/verification/codes.feature.test.ts'],
  ),
  'risk-of-new-device-ignored': inCore(
    'identity',
    'a new device is no risk',
    [['identity/risk.ts', "'new-device': hasHistory && !facts.isKnownDevice", "'new-device': false"]],
    ['identity/risk.test.ts'],
  ),
  'foreign-address': inFeature(
    'addresses',
    'an address of another shopper can be read and changed',
    [
      [
        'addresses/addresses.queries.ts',
        "selectAll().where('owner', '=', owner).where('id', '=', id)",
        "selectAll().where('id', '=', id)",
      ],
      [
        'addresses/addresses.queries.ts',
        "    .set({ ...fields, updated_at: sql<Date>`shop_now()` })\n    .where('owner', '=', owner)",
        '    .set({ ...fields, updated_at: sql<Date>`shop_now()` })',
      ],
    ],
    ['addresses/addresses.feature.test.ts'],
  ),
  'two-default-addresses': inFeature(
    'addresses',
    'the default address is never moved',
    [
      [
        'addresses/addresses.queries.ts',
        'return updateAddress(tx, owner, id, { [mark]: true });',
        'return updateAddress(tx, owner, id, {});',
      ],
    ],
    ['addresses/addresses.feature.test.ts'],
  ),
  'switch-ignored': inFeature(
    'account',
    "a member's privacy choice is ignored",
    [
      [
        'account/privacy/is-allowed.ts',
        'return row?.is_on ?? PRIVACY_SWITCHES[code].isOnByDefault;',
        'return PRIVACY_SWITCHES[code].isOnByDefault || row === null;',
      ],
    ],
    ['account/privacy/switches.feature.test.ts', 'history/history.feature.test.ts'],
  ),
  'account-closed-with-money': inFeature(
    'account',
    'an account with stored value can be closed',
    [['account/closing/closing-checks.ts', 'check(open.storedFen === 0,', 'check(true,']],
    ['account/closing/closing.feature.test.ts'],
  ),
  'history-without-limit': inFeature(
    'history',
    'the browsing history is never trimmed',
    [['history/record-product-view.ts', 'return trimHistory(tx, owner);', 'return 1;']],
    ['history/history.feature.test.ts'],
  ),
  'foreign-messages-read': inFeature(
    'messages',
    'marking as read changes the messages of others',
    [
      [
        'messages/messages.queries.ts',
        "    .set({ read_at: sql<Date>`shop_now()` })\n    .where('member_id', '=', memberId)",
        '    .set({ read_at: sql<Date>`shop_now()` })',
      ],
    ],
    ['messages/messages.feature.test.ts'],
  ),
  'text-sent-twice': inFeature(
    'messages',
    'a repeated event sends its SMS again',
    [['messages/notify-once.ts', 'if (numInsertedOrUpdatedRows === 1n) await', 'await']],
    ['messages/events/message-events.feature.test.ts'],
  ),
  'card-number-without-check-digit': inFeature(
    'member-card',
    'a mistyped card number is accepted',
    [
      [
        'member-card/rebind-card.ts',
        '  if (!hasValidCheckDigit(cardNumber)) return',
        '  if (!cardNumber) return',
      ],
    ],
    ['member-card/member-card.feature.test.ts'],
  ),
  'survey-answered-twice': inFeature(
    'surveys',
    'a survey grants its points to a member again',
    [
      ['surveys/surveys.queries.ts', '  return numInsertedOrUpdatedRows === 1n;', '  return true;'],
      ['surveys/answer-survey.ts', "  done: 'survey-answered',", "  done: 'survey-full',"],
    ],
    ['surveys/surveys.feature.test.ts'],
  ),
  'survey-after-its-end': inCore(
    'surveys',
    'a survey stays open after its end',
    [['surveys/survey-status.ts', "  if (now >= closesAt) return 'ended';\n", '']],
    ['surveys/surveys.test.ts'],
  ),
  'arrival-notified-twice': inFeature(
    'reminders',
    'a reminder can be left for a sku in stock',
    [
      [
        'reminders/save-reminder.ts',
        "    if (stock.available > 0) return refuse({ code: 'reminder-not-needed' });\n",
        '',
      ],
    ],
    ['reminders/reminders.feature.test.ts'],
  ),
};
