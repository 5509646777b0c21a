import type { BuiltInRoleId } from '@huarong/core/staff';

/** Who may call what: written by hand, so that a wrong permission of a call or of a role is noticed. */
type Holders = readonly BuiltInRoleId[] | 'everyone' | 'nobody-needed';

const OWNER = ['OWNER'] as const;
const READERS_OF_ORDERS = ['OWNER', 'SERVICE', 'WAREHOUSE', 'FINANCE', 'AUDITOR'] as const;
const SERVICE = ['OWNER', 'SERVICE'] as const;
const WAREHOUSE = ['OWNER', 'WAREHOUSE'] as const;
const SERVICE_AND_WAREHOUSE = ['OWNER', 'SERVICE', 'WAREHOUSE'] as const;
const FINANCE = ['OWNER', 'FINANCE'] as const;
const READERS_OF_RETURNS = ['OWNER', 'SERVICE', 'WAREHOUSE', 'FINANCE', 'AUDITOR'] as const;
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

  'returns.list': READERS_OF_RETURNS,
  'returns.detail': READERS_OF_RETURNS,
  'returns.approve': ['OWNER', 'SERVICE'],
  'returns.refuse': ['OWNER', 'SERVICE'],
  'returns.recordPickup': ['OWNER', 'WAREHOUSE'],
  'returns.receive': ['OWNER', 'WAREHOUSE'],
  'returns.unknownParcels': READERS_OF_RETURNS,
  'returns.assignParcel': ['OWNER', 'WAREHOUSE'],
  'returns.addInspectionImage': ['OWNER', 'WAREHOUSE'],
  'returns.previewInspection': ['OWNER', 'WAREHOUSE'],
  'returns.inspect': ['OWNER', 'WAREHOUSE'],
  'returns.recordCash': ['OWNER', 'FINANCE'],
  'refunds.list': READERS_OF_RETURNS,
  'refunds.retry': ['OWNER', 'FINANCE'],

  'stock.list': ['OWNER', 'MERCHANDISER', 'SERVICE', 'WAREHOUSE', 'AUDITOR'],
  'stock.detail': ['OWNER', 'MERCHANDISER', 'SERVICE', 'WAREHOUSE', 'AUDITOR'],
  'stock.adjust': ['OWNER', 'MERCHANDISER', 'WAREHOUSE'],

  'work.sales': ['OWNER', 'MERCHANDISER', 'PRICING', 'MARKETER', 'FINANCE', 'AUDITOR'],
  'workQueue.list': 'everyone',
  'workQueue.readNotice': OWNER,
  'work.claim': 'everyone',
  'work.release': 'everyone',
  'work.claimsOf': 'everyone',
  'work.views': 'everyone',
  'work.saveView': 'everyone',
  'work.deleteView': 'everyone',

  'orders.list': READERS_OF_ORDERS,
  'orders.counts': READERS_OF_ORDERS,
  'orders.find': READERS_OF_ORDERS,
  'orders.detail': READERS_OF_ORDERS,
  'orders.carriers': READERS_OF_ORDERS,
  'orders.regions': READERS_OF_ORDERS,
  'orders.addNote': SERVICE_AND_WAREHOUSE,
  'orders.pinNote': SERVICE_AND_WAREHOUSE,
  'orders.addTag': SERVICE_AND_WAREHOUSE,
  'orders.removeTag': SERVICE_AND_WAREHOUSE,
  'orders.confirm': SERVICE,
  'orders.pack': WAREHOUSE,
  'orders.ship': WAREHOUSE,
  'orders.deliver': SERVICE_AND_WAREHOUSE,
  'orders.recordRefusal': SERVICE_AND_WAREHOUSE,
  'orders.receiveBack': SERVICE_AND_WAREHOUSE,
  'orders.inspectRefused': SERVICE_AND_WAREHOUSE,
  'orders.approveCancel': SERVICE,
  'orders.refuseCancel': SERVICE,
  'orders.cancel': SERVICE,
  'orders.parseAddress': SERVICE,
  'orders.previewAddress': SERVICE,
  'orders.changeAddress': SERVICE,
  'orders.previewRefund': SERVICE,
  'orders.refund': SERVICE,
  'orders.retryRefunds': FINANCE,
  'orders.scan': WAREHOUSE,
  'orders.unshippedFile': WAREHOUSE,
  'orders.checkShipFile': WAREHOUSE,
  'orders.applyShipFile': WAREHOUSE,
  'orders.shipRun': WAREHOUSE,
  'orders.pickLists': SERVICE_AND_WAREHOUSE,
  'orders.createPickList': SERVICE_AND_WAREHOUSE,
  'orders.pickList': SERVICE_AND_WAREHOUSE,
  'orders.deliveryNotes': SERVICE_AND_WAREHOUSE,
  'orders.recordPrint': SERVICE_AND_WAREHOUSE,
};
