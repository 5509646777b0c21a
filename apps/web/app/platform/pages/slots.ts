import type { ImageSlotResource, TextResource } from '@huarong/contract/content';
import type { Api } from '../api/index.ts';

export type Slots<Label extends string> = Record<Label, TextResource[]>;

/** The lines of several text slots in one call. A slot that fails to load is empty and not rendered. */
export async function loadTextSlots<const Label extends string>(
  api: Api,
  labels: readonly Label[],
): Promise<Slots<Label>> {
  const reply = await api.content.simpleTextGroup({ locationLabel: labels.join(',') });
  const groups = reply.ok ? reply.value.groups : [];
  const linesOf = (label: Label) => groups.find((group) => group.locationLabel === label)?.resourceList ?? [];
  return Object.fromEntries(labels.map((label) => [label, linesOf(label)])) as Slots<Label>;
}

/** The images of one slot; empty when it fails to load. */
export async function loadImageSlot(api: Api, locationLabel: string): Promise<ImageSlotResource[]> {
  const reply = await api.content.simpleImageGroup({ locationLabel });
  return reply.ok ? reply.value.resourceList : [];
}
