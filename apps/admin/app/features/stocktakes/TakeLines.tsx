import { formatFen } from '../../ui/format.ts';
import { ProductCell } from '../../ui/product/ProductCell.tsx';
import { conclusionText, signed, type Take } from './take-texts.ts';

/** The lines of a tab with their last two counts. */
export function TakeLines({ take }: { take: Take }) {
  const hasCosts = take.differenceFen !== null;
  return (
    <div className="tw">
      <table className="tbl tbl-2 tbl-flat" aria-label="盘点的规格">
        <thead>
          <tr>
            <th>规格</th>
            <th>货号</th>
            <th className="num">账上</th>
            <th className="num">上一次</th>
            <th className="num">这一次</th>
            <th className="num">差</th>
            {hasCosts && <th className="num">成本</th>}
            <th>结论</th>
          </tr>
        </thead>
        <tbody>
          {take.rows.map((line) => {
            const [last, before] = line.counts.toReversed();
            const { text, className } = conclusionText(line);
            const { difference } = line;
            return (
              <tr key={line.skuId}>
                <td>
                  <ProductCell image={line.imagePath} name={line.productName}>
                    {line.skuName}
                    {last?.lots.map(({ lotNo, expected, counted }) => (
                      <span key={lotNo} className="take-lot">
                        批次 {lotNo}：账上 {expected}，点到 {counted}
                      </span>
                    ))}
                  </ProductCell>
                </td>
                <td className="code">{line.code}</td>
                <td className="num">{last?.expected}</td>
                <td className="num">{before?.counted}</td>
                <td className="num" title={last && `${last.by}`}>
                  {last?.counted}
                </td>
                <td className="num">
                  {last && (
                    <b
                      className={difference === null ? 'text-warn' : difference < 0 ? 'text-bad' : undefined}
                    >
                      {difference === null ? '？' : signed(difference)}
                    </b>
                  )}
                </td>
                {hasCosts && (
                  <td className="num">{line.differenceFen === null ? '' : formatFen(line.differenceFen)}</td>
                )}
                <td>
                  <span className={className}>{text}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
