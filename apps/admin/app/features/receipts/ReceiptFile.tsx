import { writeCsv } from '@huarong/core/orders';
import { Fragment } from 'react';
import { TableInput } from '../../ui/file/TableInput.tsx';
import { saveFile } from '../../ui/file/table-file.ts';

const MAX_BYTES = 1024 * 1024;
const COLUMNS = [
  { name: '小票号', rule: '4–40 位字母、数字或短横' },
  { name: '门店', rule: '至多 40 个字' },
  { name: '时间', rule: '2026-11-01 15:26，北京时间' },
  { name: '会员', rule: '手机号或 16 位会员卡号' },
  { name: '规格编码', rule: '商品规格的货号' },
  { name: '数量', rule: '1–99' },
  { name: '单价', rule: '实付单价，元' },
  { name: '退货数量', rule: '可省；退货后再次导入同一张小票时填写' },
] as const;
const SAMPLE = [
  COLUMNS.map(({ name }) => name),
  ['SH02-1101-0387', '徐汇店', '2026-11-01 15:26', '13800000000', 'HR20710201', '2', '100.00', ''],
  ['SH02-1101-0387', '徐汇店', '2026-11-01 15:26', '13800000000', 'HR20710202', '1', '320.00', '1'],
];

interface ReceiptFileProps {
  isBusy: boolean;
  onTable: (table: string, name: string) => void;
}

/** Takes a file or a pasted table, and says which columns it needs. */
export function ReceiptFile({ isBusy, onTable }: ReceiptFileProps) {
  return (
    <div className="cols-2">
      <TableInput
        hint="UTF-8 或 GB18030，一次至多 1,000 行。先逐行检查，不写入。"
        pasteLabel="或从表格粘贴，连同列名"
        maxBytes={MAX_BYTES}
        isBusy={isBusy}
        onTable={onTable}
      />
      <section className="panel">
        <header className="panel-h">
          <h2>列</h2>
          <div className="right">
            <button
              type="button"
              className="btn btn-sm"
              onClick={() => saveFile('门店小票样例.csv', writeCsv(SAMPLE))}
            >
              下载样例
            </button>
          </div>
        </header>
        <dl className="kv panel-b">
          {COLUMNS.map(({ name, rule }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{rule}</dd>
            </Fragment>
          ))}
        </dl>
      </section>
    </div>
  );
}
