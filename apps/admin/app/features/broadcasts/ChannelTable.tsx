import { BROADCAST_CHANNELS } from '@huarong/core/messages';
import { formatFen } from '../../ui/format.ts';
import { CHANNELS } from './broadcast-labels.ts';
import type { Channel, Choices, Counted } from './types.ts';

interface ChannelTableProps {
  counted: Counted | null;
  choices: Choices;
  channels: readonly Channel[];
  /** Charged texts for one member. */
  texts: number;
  onChange: (channels: Channel[]) => void;
}
/** One or more channels are chosen; each shows whom it reaches, why not the others, and what it costs. */
export const ChannelTable = ({ counted, choices, channels, texts, onChange }: ChannelTableProps) => (
  <table className="tbl tbl-in bc-channels">
    <caption className="vh">渠道</caption>
    <thead>
      <tr>
        <th scope="col">渠道</th>
        <th scope="col" className="num">
          能收到
        </th>
        <th scope="col" className="num">
          不发
        </th>
        <th scope="col">为什么不发</th>
        <th scope="col" className="num">
          费用
        </th>
      </tr>
    </thead>
    <tbody>
      {BROADCAST_CHANNELS.map((each) => {
        const reach = counted?.channels.find((known) => known.channel === each);
        const refused = reach?.refusals.reduce((sum, { members }) => sum + members, 0);
        const cost = each === 'sms' ? (reach?.reached ?? 0) * Math.max(1, texts) * choices.smsFen : 0;
        return (
          <tr key={each}>
            <th scope="row">
              <label className="opt-l">
                <input
                  type="checkbox"
                  className="ck"
                  checked={channels.includes(each)}
                  onChange={({ target }) =>
                    onChange(
                      target.checked ? [...channels, each] : channels.filter((other) => other !== each),
                    )
                  }
                />
                {CHANNELS[each]}
              </label>
            </th>
            <td className="num">{reach?.reached.toLocaleString('en-US')}</td>
            <td className="num">{refused?.toLocaleString('en-US')}</td>
            <td>
              {reach?.problem ??
                reach?.refusals
                  .map(({ reason, members }) => `${reason} ${members.toLocaleString('en-US')}`)
                  .join('，')}
            </td>
            <td className="num">{counted && formatFen(cost)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
