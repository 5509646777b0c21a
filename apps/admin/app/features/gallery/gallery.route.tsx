import { type ReactNode, useState } from 'react';
import { HourChart } from '../../ui/charts/HourChart.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Diff } from '../../ui/evidence/Diff.tsx';
import { Timeline } from '../../ui/evidence/Timeline.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { FileDrop } from '../../ui/file/FileDrop.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { SavedViews } from '../../ui/filters/SavedViews.tsx';
import { formatFen } from '../../ui/format.ts';
import { LoadingRows } from '../../ui/Loading.tsx';
import { MoneyInput } from '../../ui/money/MoneyInput.tsx';
import { PersonMask } from '../../ui/people/PersonMask.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import {
  EXAMPLE_CHANGES,
  EXAMPLE_FILTERS,
  EXAMPLE_HOURS,
  EXAMPLE_ROWS,
  EXAMPLE_TIMELINE,
} from './examples.ts';

export const meta = () => [{ title: '组件一览 · 花容管理后台' }];

const ORDER_STATES = [
  ['st-wait', '待付款'],
  ['st-todo', '待发货'],
  ['st-half', '备货中'],
  ['st-go', '待收货'],
  ['st-ok', '已完成'],
  ['st-hold', '取消中'],
  ['st-end', '已取消'],
  ['st-bad', '已拒收'],
] as const;

/** Every part of the admin's pages in its states. */
export default function GalleryPage() {
  return (
    <>
      <div className="phead">
        <h1>组件一览</h1>
      </div>
      <Part title="按钮">
        <div className="row wrap">
          <button type="button" className="btn btn-ink">
            发货
          </button>
          <button type="button" className="btn">
            打印
          </button>
          <button type="button" className="btn btn-danger">
            取消订单
          </button>
          <button type="button" className="btn btn-danger-fill">
            取消并退款 ¥1,220.00
          </button>
          <button type="button" className="btn is-loading" disabled>
            正在提交
          </button>
          <button type="button" className="btn is-off" disabled>
            不可用
          </button>
        </div>
      </Part>
      <Part title="状态与时限">
        <div className="row row-4 wrap">
          {ORDER_STATES.map(([name, label]) => (
            <span key={name} className={`st ${name}`}>
              {label}
            </span>
          ))}
          <span className="due due-late">逾期 18 小时</span>
          <span className="due due-soon">还有 2 小时 48 分</span>
          <span className="tag tag-warn">缺货</span>
        </div>
      </Part>
      <Part title="列表">
        <ListExample />
      </Part>
      <Part title="列表：首次读取">
        <LoadingRows rows={3} />
      </Part>
      <Part title="列表：没有内容">
        <Empty title="今天的订单都已发出">
          <p className="dim">新订单付款后会出现在这里。</p>
        </Empty>
      </Part>
      <Part title="表单">
        <div className="fgrid">
          <TextField label="运单号" defaultValue="SF12345" error="少 8 位。顺丰为 SF 加 13 位数字。" />
          <TextField label="备注" isOptional hint="仅员工可见" />
          <SelectField
            label="承运商"
            options={[
              { value: 'sf', label: '顺丰速运' },
              { value: 'zto', label: '中通快递' },
            ]}
          />
          <TextAreaField label="说明" rows={2} />
          <MoneyInput label="退款金额" maxFen={122_000} defaultFen={3_250} onAmount={() => undefined} />
          <FileDrop
            label="选择或拖入文件"
            hint="CSV，1 MB 以内"
            accept=".csv"
            maxBytes={1024 * 1024}
            onFiles={([file]) => showToast(`已选择 ${file?.name ?? ''}`)}
          />
        </div>
      </Part>
      <Part title="个人信息">
        <p>
          手机 <PersonMask masked="138****0426" label="手机" onReveal={async () => '演示：13800000426'} />
        </p>
        <p>
          无权查看 <PersonMask masked="138****0426" label="手机" />
        </p>
      </Part>
      <Part title="改动前后">
        <Diff changes={EXAMPLE_CHANGES} />
      </Part>
      <Part title="动态">
        <Timeline items={EXAMPLE_TIMELINE} />
      </Part>
      <Part title="按小时">
        <HourChart label="示例：每小时支付额" {...EXAMPLE_HOURS} />
      </Part>
      <Part title="弹层">
        <Layers />
      </Part>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel mt-6" aria-label={title}>
    <div className="panel-h">
      <h2>{title}</h2>
    </div>
    {children}
  </section>
);

function ListExample() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['202611150009912360-1']));
  return (
    <>
      <SavedViews
        list="orders"
        builtIn={[
          { name: '全部', query: '' },
          { name: '预售', query: 'kind=presale', count: 128 },
          { name: '逾期未发', query: 'late=yes', count: 6, isLate: true },
        ]}
      />
      <FilterBar filters={EXAMPLE_FILTERS} searchName="q" />
      <DataTable
        label="示例订单"
        rows={EXAMPLE_ROWS}
        idOf={({ id }) => id}
        selected={selected}
        onSelect={setSelected}
        columns={[
          { id: 'id', label: '订单号', cell: ({ id }) => <span className="no">{id}</span> },
          { id: 'name', label: '收件人', cell: ({ name }) => name },
          { id: 'amount', label: '实付', isNumber: true, cell: ({ fen }) => formatFen(fen) },
          { id: 'status', label: '状态', cell: ({ status }) => <span className="st st-todo">{status}</span> },
        ]}
      />
      <Pager shown={EXAMPLE_ROWS.length} total={null} next="example" previous={null} />
    </>
  );
}

function Layers() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'reason' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="row">
      <button type="button" className="btn" onClick={() => setOpen('dialog')}>
        对话框
      </button>
      <button type="button" className="btn" onClick={() => setOpen('drawer')}>
        抽屉
      </button>
      <button type="button" className="btn" onClick={() => setOpen('reason')}>
        填写原因
      </button>
      <button type="button" className="btn" onClick={() => showToast('已保存')}>
        提示
      </button>
      {open === 'dialog' && (
        <Dialog title="对话框" onClose={close}>
          <p>Esc 关闭上面的一层，焦点回到打开它的按钮。</p>
        </Dialog>
      )}
      {open === 'drawer' && (
        <Dialog title="抽屉" kind="drawer" onClose={close}>
          <Diff changes={EXAMPLE_CHANGES} />
        </Dialog>
      )}
      {open === 'reason' && (
        <ReasonDialog
          title="取消订单"
          reasons={['缺货', '顾客要求']}
          action="取消订单"
          isDanger
          onClose={close}
          onConfirm={async () => null}
        />
      )}
    </div>
  );
}
