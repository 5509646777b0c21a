import type { BuiltInRoleId } from '@huarong/core/staff';

/** Who may call what: written by hand, so that a wrong permission of a call or of a role is noticed. */
type Holders = readonly BuiltInRoleId[] | 'everyone' | 'nobody-needed';

const OWNER = ['OWNER'] as const;
const READERS_OF_STAFF = ['OWNER', 'AUDITOR'] as const;

/**
 * `everyone`: whoever has signed in. `nobody-needed`: also without a session. A call of the admin that is not listed here
 * fails the test.
 */
export const PERMISSION_TABLE: Readonly<Record<string, Holders>> = {
  'staff.session': 'nobody-needed',
  'staff.signIn': 'nobody-needed',
  'staff.passCode': 'nobody-needed',
  'staff.passRecoveryCode': 'nobody-needed',
  'staff.startPasskeySignIn': 'nobody-needed',
  'staff.passPasskey': 'nobody-needed',
  'staff.signOut': 'nobody-needed',
  'staff.showInvite': 'nobody-needed',
  'staff.enrol': 'nobody-needed',
  'staff.account': 'everyone',
  'staff.prove': 'everyone',
  'staff.changePassword': 'everyone',
  'staff.startTotp': 'everyone',
  'staff.confirmTotp': 'everyone',
  'staff.startPasskey': 'everyone',
  'staff.addPasskey': 'everyone',
  'staff.removePasskey': 'everyone',
  'staff.renewRecoveryCodes': 'everyone',
  'staff.endSession': 'everyone',
  'staff.endOtherSessions': 'everyone',
  'staff.list': READERS_OF_STAFF,
  'staff.detail': READERS_OF_STAFF,
  'staff.invite': OWNER,
  'staff.renewInvite': OWNER,
  'staff.setRoles': OWNER,
  'staff.suspend': OWNER,
  'staff.resume': OWNER,
  'staff.markLeft': OWNER,
  'staff.endStaffSessions': OWNER,
  'staff.roles': READERS_OF_STAFF,
  'staff.role': READERS_OF_STAFF,
  'staff.previewRole': OWNER,
  'staff.createRole': OWNER,
  'staff.updateRole': OWNER,
  'staff.deleteRole': OWNER,

  'audit.list': ['OWNER', 'AUDITOR'],
  'audit.entry': ['OWNER', 'AUDITOR'],
  'audit.ofSubject': ['OWNER', 'AUDITOR'],
  'audit.seals': ['OWNER', 'AUDITOR'],

  // Who may decide depends on the request; its own test asks.
  'approvals.list': 'everyone',
  'approvals.detail': 'everyone',
  'approvals.approve': 'everyone',
  'approvals.refuse': 'everyone',
  'approvals.withdraw': 'everyone',

  'work.sales': ['OWNER', 'MERCHANDISER', 'PRICING', 'MARKETER', 'FINANCE', 'AUDITOR'],
  'work.claim': 'everyone',
  'work.release': 'everyone',
  'work.claimsOf': 'everyone',
  'work.views': 'everyone',
  'work.saveView': 'everyone',
  'work.deleteView': 'everyone',

  'members.list': ['OWNER', 'SERVICE', 'AUDITOR'],
  'members.detail': ['OWNER', 'SERVICE', 'AUDITOR'],
  'members.reveal': ['OWNER', 'SERVICE'],
  'members.addNote': ['OWNER', 'SERVICE'],
  'members.lock': OWNER,
  'members.unlock': OWNER,
  'members.close': OWNER,

  'community.queue': ['OWNER', 'SERVICE', 'MODERATOR', 'AUDITOR'],
  'community.item': ['OWNER', 'SERVICE', 'MODERATOR', 'AUDITOR'],
  'community.hiddenShare': ['OWNER', 'SERVICE', 'MODERATOR', 'AUDITOR'],
  'community.decide': ['OWNER', 'SERVICE', 'MODERATOR'],
  'community.reply': ['OWNER', 'SERVICE', 'MODERATOR'],
  'community.answer': ['OWNER', 'SERVICE', 'MODERATOR'],

  'cooperation.board': ['OWNER', 'SERVICE', 'AUDITOR'],
  'cooperation.detail': ['OWNER', 'SERVICE', 'AUDITOR'],
  'cooperation.move': OWNER,
  'cooperation.requestDocument': OWNER,

  'system.overview': ['OWNER', 'AUDITOR'],
  'system.problems': ['OWNER', 'AUDITOR'],
  'system.retry': OWNER,
  'system.cancelJob': OWNER,
};
