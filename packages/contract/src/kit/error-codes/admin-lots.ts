import type { ErrorCode } from './error-code.ts';

/** ADM958 and ADM966: lots and recalls in the admin. */
export const adminLotErrorCodes = {
  'lot-not-found': { code: 'ADM9580E', http: 404, message: '没有找到这个批次' },
  'lot-too-few': { code: 'ADM9581E', http: 409, message: '这个批次只剩 {remaining} 件' },
  'lot-expiry-differs': {
    code: 'ADM9582E',
    http: 409,
    message: '这个批号已经登记，限用日期是 {expiresOn}，请核对',
  },
  'lot-is-recalled': { code: 'ADM9583W', http: 409, message: '这个批次已经召回，不能再入库或出售' },
  'lot-receipt-wrong': { code: 'ADM9584E', http: 400, message: '批次不对：{reason}' },
  'lots-not-sellable': {
    code: 'ADM9585W',
    http: 409,
    message: '只剩过期或召回的批次，不能发出，请补货或退款',
  },
  'lot-not-expired': { code: 'ADM9586W', http: 409, message: '这个批次还没有过期' },
  'lot-sold-out': { code: 'ADM9587W', http: 409, message: '这个批次没有可售的件数，没有改动' },
  'recall-exists': { code: 'ADM9588W', http: 409, message: '这个批次已经在召回' },
  'recall-not-found': { code: 'ADM9589E', http: 404, message: '没有找到这次召回' },
  'lot-choice-unsellable': { code: 'ADM9660W', http: 409, message: '选的批次已经过期或召回，不能发出' },
  'lot-choice-too-many': {
    code: 'ADM9661E',
    http: 400,
    message: '这个规格本次只发 {units} 件，选的批次件数太多',
  },
  'lot-choice-reason': {
    code: 'ADM9662W',
    http: 409,
    message: '有更早到期的批次，换批次请填写原因',
  },
  'stocktake-lots-needed': { code: 'ADM9663W', http: 409, message: '这个规格按批次点，请填写每个批次的件数' },
  'stocktake-lots-wrong': {
    code: 'ADM9664E',
    http: 400,
    message: '批次的件数加起来多于点到的件数，或批次重复',
  },
} as const satisfies Record<string, ErrorCode>;
