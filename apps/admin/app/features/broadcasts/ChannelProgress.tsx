import { formatFen, formatTime } from '../../ui/format.ts';
import { CHANNELS, STATES } from './broadcast-labels.ts';
import type { BroadcastDetail } from './types.ts';

const HEADS = ['已发', '没有发', '发送失败', '订单', '实付'];

/** How far each channel is, and what came of it. */
export const ChannelProgress = ({ progress }: Pick<BroadcastDetail, 'progress'>) => (
  <table className="tbl tbl-in bc-channels mt-4">
    <caption className="vh">各渠道</caption>
    <thead>
      <tr>
        <th scope="col">渠道</th>
        <th scope="col">状态</th>
        {HEADS.map((head) => (
          <th key={head} scope="col" className="num">
            {head}
          </th>
        ))}
        <th scope="col">预计发完</th>
      </tr>
    </thead>
    <tbody>
      {progress.map(({ channel, state, sent, expected, refused, result, endsAt }) => (
        <tr key={channel}>
          <th scope="row">{CHANNELS[channel]}</th>
          <td>
            <span className={STATES[state].className}>{STATES[state].label}</span>
          </td>
          <td className="num">{`${sent.toLocaleString('en-US')} / ${expected.toLocaleString('en-US')}`}</td>
          <td className="num">{refused.toLocaleString('en-US')}</td>
          <td className="num">{result.failed.toLocaleString('en-US')}</td>
          <td className="num">{result.orders.toLocaleString('en-US')}</td>
          <td className="num">{formatFen(result.paidFen)}</td>
          <td>{endsAt && formatTime(endsAt)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
