/** Whether bad reviews are hidden more often than good ones. */
export const HiddenShare = ({
  rows,
}: {
  rows: readonly { stars: number; comments: number; hidden: number }[];
}) => (
  <section className="panel" aria-labelledby="share">
    <div className="panel-h">
      <h3 id="share">隐藏比例，30 天</h3>
      <div className="right">按星级</div>
    </div>
    <table className="tbl tbl-in">
      <tbody>
        {rows.map(({ stars, comments, hidden }) => (
          <tr key={stars}>
            <td>{stars} 星</td>
            <td className="num">{((100 * hidden) / Math.max(1, comments)).toFixed(1)}%</td>
            <td className="num muted">
              {hidden} / {comments} 条
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {rows.length === 0 && <p className="muted">30 天内没有评价</p>}
    <p className="hint">差评与好评同等对待。</p>
  </section>
);
