import type { Holders } from './holders.ts';

/** Which roles may call what about lots, recalls and adverse reactions. */
export const LOT_PERMISSIONS: Readonly<Record<string, Holders>> = {
  'lots.list': ['OWNER', 'MERCHANDISER', 'SERVICE', 'WAREHOUSE', 'AUDITOR'],
  'lots.receipts': ['OWNER', 'MERCHANDISER', 'SERVICE', 'WAREHOUSE', 'AUDITOR'],
  'lots.detail': ['OWNER', 'MERCHANDISER', 'SERVICE', 'WAREHOUSE', 'AUDITOR'],
  'lots.exportReceipts': ['OWNER', 'MERCHANDISER', 'WAREHOUSE'],
  'lots.removeExpired': ['OWNER', 'MERCHANDISER', 'WAREHOUSE'],
  'recalls.list': ['OWNER', 'MERCHANDISER', 'SERVICE', 'WAREHOUSE', 'AUDITOR'],
  'recalls.preview': ['OWNER', 'MERCHANDISER', 'SERVICE', 'WAREHOUSE', 'AUDITOR'],
  'recalls.detail': ['OWNER', 'MERCHANDISER', 'SERVICE', 'WAREHOUSE', 'AUDITOR'],
  'recalls.start': ['OWNER', 'MERCHANDISER', 'WAREHOUSE'],
  'recalls.export': ['OWNER', 'MERCHANDISER', 'WAREHOUSE'],
  'reactions.list': ['OWNER', 'SERVICE', 'WAREHOUSE', 'FINANCE', 'AUDITOR'],
  'reactions.detail': ['OWNER', 'SERVICE', 'WAREHOUSE', 'FINANCE', 'AUDITOR'],
  'reactions.create': ['OWNER', 'SERVICE'],
  'reactions.save': ['OWNER', 'SERVICE'],
  'reactions.report': ['OWNER', 'SERVICE'],
  'reactions.export': ['OWNER', 'SERVICE'],
};
