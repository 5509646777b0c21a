import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierOf, findCarrier, normaliseWaybill, waybillProblem } from './carriers.ts';
import { parseShipTable, writeCsv } from './ship-table.ts';

const ORDER = '202611160041927306';

describe('a shipping table', () => {
  it.each([
    ['without headings', `${ORDER},顺丰,SF1608842207298`],
    ['with headings in another order', `运单号,备注,快递公司,订单号\r\nSF1608842207298,,顺丰,${ORDER}\r\n`],
    ['pasted from a spreadsheet', `订单号\t快递\t运单号\n${ORDER}\t顺丰\tSF1608842207298`],
    ['with a byte order mark and quotes', `\uFEFF"${ORDER}","顺丰","SF1608842207298"`],
    ['with numbers kept as text', `="${ORDER}",顺丰,'SF1608842207298`],
  ])('is read %s', (_how, text) => {
    expect(parseShipTable(text)).toMatchObject([
      { order: ORDER, carrier: '顺丰', waybillNo: 'SF1608842207298' },
    ]);
  });

  it('keeps the numbers of the lines and leaves out empty ones', () => {
    expect(parseShipTable(`订单号,快递,运单号\n\n${ORDER},顺丰,A\n,,\n${ORDER}-2,京东,B`)).toEqual([
      { line: 3, order: ORDER, carrier: '顺丰', waybillNo: 'A' },
      { line: 5, order: `${ORDER}-2`, carrier: '京东', waybillNo: 'B' },
    ]);
  });

  it('names missing cells as empty', () =>
    expect(parseShipTable(ORDER)).toEqual([{ line: 1, order: ORDER, carrier: '', waybillNo: '' }]));

  it('reads back what was written', () => {
    const cell = fc.stringMatching(/^[A-Za-z0-9\u4e00-\u9fa5",;]{1,12}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const written = writeCsv([['订单号', '快递', '运单号'], ...rows]);
        expect(parseShipTable(written).map((row) => [row.order, row.carrier, row.waybillNo])).toEqual(
          rows.map((cells) => cells.map((each) => each.trim())),
        );
      }),
    );
  });

  it('writes no cell that a spreadsheet would run', () =>
    expect(writeCsv([['=1+1', '-2', 'a']])).toBe("\uFEFF'=1+1,'-2,a\r\n"));
});

describe('carriers', () => {
  it('are found by any of their names', () => {
    for (const name of ['顺丰速运', '顺丰', ' sf ']) expect(findCarrier(name)?.name).toBe('顺丰速运');
    expect(findCarrier('某某快递')).toBeNull();
    const listed = [carrierOf({ name: '顺丰特快', code: 'SF', phone: '95338' })];
    for (const name of ['顺丰特快', '顺丰速运', 'sf'])
      expect(findCarrier(name, listed)?.name).toBe('顺丰特快');
    expect(findCarrier('京东', listed)).toBeNull();
    const other = carrierOf({ name: '极兔速递', code: 'JT', phone: '956025' });
    expect([waybillProblem(other, 'JT0001234567'), waybillProblem(other, 'JT1')]).toEqual([
      null,
      '极兔速递的运单号为8 至 24 位字母或数字，现在是「JT1」',
    ]);
  });
  it.each([
    ['顺丰', 'sf 1608842207298', null],
    ['顺丰', 'SF16088422081', '顺丰速运的运单号为SF 加 13 位数字，现在是「SF16088422081」'],
    ['京东', 'JDVA12345678901', null],
    ['邮政', 'EA123456789CN', null],
  ])('know the form of a waybill number: %s %s', (name, typed, problem) => {
    expect(waybillProblem(findCarrier(name)!, normaliseWaybill(typed))).toBe(problem);
  });
});
