import type { KeyboardEvent, MouseEvent } from 'react';
import { formatExactTime } from '../../ui/format.ts';
import { buildTimeline, labelledStops, nearestStop, type Stop, stepFrom } from './timeline.ts';
import type { Choices } from './types.ts';

interface TimelineBarProps {
  choices: Choices;
  at: string | null;
  /** Null for now. */
  onChange: (at: string | null) => void;
}

const [TOP, ROW_HEIGHT] = [22, 8];

/** The moments at which the shop changes: one steps along with the arrow keys, or clicks. */
export function TimelineBar({ choices, at, onChange }: TimelineBarProps) {
  const { stops, bars, positionOf } = buildTimeline(choices, at);
  const bottom = TOP + ROW_HEIGHT * Math.max(3, ...bars.map(({ row }) => row + 1));
  const here = at === null ? 0 : positionOf(at);
  const index = stops.findLastIndex((stop) => at !== null && Date.parse(stop.at) <= Date.parse(at));
  const current = stops[index];
  const go = (stop: Stop | undefined) => stop && onChange(stop === stops[0] ? null : stop.at);
  function onKeyDown(event: KeyboardEvent) {
    const target = {
      ArrowRight: () => stepFrom(stops, at, 1),
      ArrowLeft: () => stepFrom(stops, at, -1),
      Home: () => stops[0],
      End: () => stops.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    go(target());
  }
  function onClick(event: MouseEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    go(nearestStop(stops, ((event.clientX - left) / width) * 100));
  }
  return (
    <div className="pv-scrub">
      <div
        role="slider"
        tabIndex={0}
        className="pv-line"
        aria-label="变化的时刻"
        aria-valuemin={0}
        aria-valuemax={stops.length - 1}
        aria-valuenow={Math.max(0, index)}
        aria-valuetext={
          at === null ? '现在' : [formatExactTime(at).slice(0, 16), ...(current?.titles ?? [])].join('，')
        }
        title="左右方向键走到上一个、下一个变化"
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <svg width="100%" height={bottom} aria-hidden="true">
          {labelledStops(stops).map((stop) => (
            <text
              key={stop.at}
              x={`${stop.percent}%`}
              y="14"
              textAnchor={stop.percent === 0 ? 'start' : stop.percent > 97 ? 'end' : 'middle'}
            >
              {formatExactTime(stop.at).slice(5, 10)}
              {stop.percent === 0 && ' 今天'}
            </text>
          ))}
          {bars.map(({ group, row, from, to }) => (
            <rect
              key={`${group} ${from} ${to}`}
              className={`pv-${group}`}
              x={`${from}%`}
              y={TOP + row * ROW_HEIGHT}
              width={`${to - from}%`}
              height="6"
            />
          ))}
          {stops.map(({ at: time, percent }) => (
            <line
              key={time}
              className="pv-stop"
              x1={`${percent}%`}
              x2={`${percent}%`}
              y1={TOP - 2}
              y2={bottom}
            />
          ))}
          <line className="pv-here" x1={`${here}%`} x2={`${here}%`} y1={TOP - 4} y2={bottom} />
        </svg>
      </div>
      <p className="pv-legend dim" aria-hidden="true">
        <span className="pv-key pv-key-offers">促销、预售、优惠券</span>
        <span className="pv-key pv-key-pages">页面、楼层、专题</span>
        <span className="pv-key pv-key-plans">定时的改动单</span>
      </p>
    </div>
  );
}
