import { formatExactTime, formatFen } from '../../ui/format.ts';
import type { CheckedFile } from './types.ts';

const OUTCOMES = {
  new: { label: '新增', className: 'st st-ok' },
  returned: { label: '更新退货', className: 'st st-wait' },
  unchanged: { label: '与之前相同', className: 'st st-off' },
} as const;

/** What a file would do: counts, then every problem, then the lines. */
export function CheckedLines({ counts, lineCount, problemCount, problems, lines }: CheckedFile) {
  return (
    <>
      <dl className="figs">
        <Figure label="新增小票" value={counts.added} />
        <Figure label="更新退货" value={counts.returned} />
        <Figure label="与之前相同" value={counts.unchanged} />
        <Figure label="需要修改" value={problemCount} isBad={problemCount > 0} />
      </dl>
      {problemCount > 0 && (
        <div className="tw">
          <table className="tbl">
            <caption className="vh">需要修改的行</caption>
            <thead>
              <tr>
                <th>行</th>
                <th>需要修改</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ line, text }) => (
                <tr key={`${line}-${text}`}>
                  <td className="muted">{line === 0 ? '整个文件' : `第 ${line} 行`}</td>
                  <td className="wrap-c">
                    <span className="st st-bad">{text}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Rest shown={problems.length} total={problemCount} unit="处" />
      {lines.length > 0 && (
        <div className="tw mt-3">
          <table className="tbl">
            <caption className="vh">可以导入的行</caption>
            <thead>
              <tr>
                <th className="num">行</th>
                <th>小票号</th>
                <th>门店</th>
                <th>时间</th>
                <th>会员</th>
                <th>商品</th>
                <th className="num">数量</th>
                <th className="num">单价</th>
                <th className="num">退货</th>
                <th>预检</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.line}>
                  <td className="num muted">{line.line}</td>
                  <td className="no">{line.receiptNo}</td>
                  <td>{line.store}</td>
                  <td>{formatExactTime(line.boughtAt).slice(0, 16)}</td>
                  <td className="no">{line.member}</td>
                  <td className="wrap-c">{line.product}</td>
                  <td className="num">{line.quantity}</td>
                  <td className="num">{formatFen(line.priceFen)}</td>
                  <td className="num">{line.returned}</td>
                  <td>
                    <span className={OUTCOMES[line.outcome].className}>{OUTCOMES[line.outcome].label}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Rest shown={lines.length} total={lineCount} unit="行" />
    </>
  );
}

const Figure = ({ label, value, isBad = false }: { label: string; value: number; isBad?: boolean }) => (
  <div className="fig">
    <dt>{label}</dt>
    <dd className={isBad ? 'fig-v due due-late' : 'fig-v'}>{value}</dd>
  </div>
);

const Rest = ({ shown, total, unit }: { shown: number; total: number; unit: string }) =>
  total > shown ? (
    <p className="hint mt-3">
      共 {total} {unit}，显示前 {shown} {unit}。
    </p>
  ) : null;
