import { inCore, inFeature, type Mutant } from '../mutant.ts';

const LEVELS_COST = ['member-card/admin/levels-cost.feature.test.ts'];
const BROADCAST_END = ['broadcasts/admin/broadcast-end.feature.test.ts'];

export const MARKETING: Readonly<Record<string, Mutant>> = {
  'marketing-replay-freight': inFeature(
    'simulator',
    'a replay charges the freight of the release',
    [
      [
        'simulator/replay/run-replay.ts',
        'freightTableAt(offers, now)',
        'freightTableAt({ ...offers, cardLevels: [] }, now)',
      ],
    ],
    ['simulator/simulator.feature.test.ts'],
  ),
  'marketing-sends-after-end': inFeature(
    'broadcasts',
    'a broadcast goes on after its end',
    [['broadcasts/sending/run-send.ts', 'endAt !== null && endAt <= now', 'false']],
    BROADCAST_END,
  ),
  'marketing-unsent-all': inFeature(
    'broadcasts',
    'who has got a broadcast is counted as not reached',
    [['broadcasts/sending/run-send.ts', 'campaign, after })).reached', 'campaign })).reached']],
    BROADCAST_END,
  ),
  'marketing-end-in-night': inCore(
    'messages',
    'texts may end in the night in which they begin',
    [['messages/broadcast-end.ts', 'end <= morning', 'false']],
    ['messages/broadcast-end.test.ts'],
  ),
  'marketing-cost-of-cancelled': inFeature(
    'member-card',
    'cancelled orders count for the cost of levels',
    [['member-card/level-effect.queries.ts', ' and cancel_reason is null', '']],
    LEVELS_COST,
  ),
  'marketing-cost-of-refunded': inFeature(
    'member-card',
    'what went back counts for the points of other levels',
    [['member-card/level-effect.queries.ts', "refund.state <> 'failed'", 'false']],
    LEVELS_COST,
  ),
  'marketing-cost-of-held-card': inFeature(
    'member-card',
    'who moves up earns by the card of before',
    [['member-card/level-effect.queries.ts', 'coalesce(moved.to_rank, moved.held)', 'moved.held']],
    LEVELS_COST,
  ),
};
