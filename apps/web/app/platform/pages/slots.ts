import type { TextResource } from '@huarong/contract/content';
import type { Api } from '../api/index.ts';

export type Slots<Label extends string> = Record<Label, TextResource[]>;

/** The live lines of several text slots in one call. A slot that cannot be had is empty, and its place collapses. */
export const loadTextSlots = async <const Label extends string>(api: Api, labels: readonly Label[]) =>
  (await loadTextSlotsAt(api, labels)).slots;

/** The same, with the shop's clock at the moment of the answer, for slots that count down. */
export async function loadTextSlotsAt<const Label extends string>(
  api: Api,
  labels: readonly Label[],
): Promise<{ slots: Slots<Label>; serverTime: string }> {
  const reply = await api.content.simpleTextGroup({ locationLabel: labels.join(',') });
  const { groups, serverTime } = reply.ok
    ? reply.value
    : { groups: [], serverTime: new Date().toISOString() };
  const linesOf = (label: Label) => groups.find((group) => group.locationLabel === label)?.resourceList ?? [];
  return {
    slots: Object.fromEntries(labels.map((label) => [label, linesOf(label)])) as Slots<Label>,
    serverTime,
  };
}
