import type { ImageSlotResource, TextResource } from '@huarong/contract/content';
import { type Facts, storeFacts } from '@huarong/core/content';
import { levelsAt } from '@huarong/core/points';
import { type SettingKey, type SettingValues, settingsAt } from '@huarong/core/settings';
import type { Queryable } from '#platform/database';
import { type ContentKind, type ContentRow, listLiveResources, listSlots } from './content.queries.ts';
import { type FindOffer, findOffers, type OfferDeps } from './offers/find-offers.ts';
import { type OfferRef, offerRefOf } from './offers/offer-ref.ts';
import { type LineContext, presentImage, presentText } from './present-resource.ts';

/** The texts and images of the shop as shoppers see them now: filled from their offers, without those that are over. */
export interface ContentSource {
  listTexts: <Label extends string>(
    db: Queryable,
    labels: readonly Label[],
  ) => Promise<Record<Label, TextResource[]>>;
  listImages: (db: Queryable, label: string) => Promise<ImageSlotResource[]>;
  /** Every slot and whether it shows anything. */
  listAvailability: (db: Queryable) => Promise<{ locationLabel: string; available: boolean }[]>;
  /** For other stored texts: the facts of the store, and the live offers among those named. */
  storeFacts: () => Facts;
  /** What holds now. */
  settingNow: <Key extends SettingKey>(key: Key) => SettingValues<Key>;
  findOffers: (db: Queryable, refs: readonly OfferRef[]) => Promise<FindOffer>;
}

export function createContentSource(deps: OfferDeps): ContentSource {
  const settingNow = <Key extends SettingKey>(key: Key) =>
    settingsAt(key, deps.offers.current().settings, new Date(deps.offers.now()));
  const factsOfStore = () =>
    storeFacts({
      brands: deps.catalogue.current().brands.size,
      levels: levelsAt(deps.offers.current().cardLevels, deps.offers.now()),
      cashOnDelivery: settingNow('cash-on-delivery'),
      freight: settingNow('freight'),
      delivery: settingNow('delivery'),
      packaging: settingNow('packaging'),
      points: settingNow('points'),
      orderTimes: settingNow('order-times'),
    });

  async function present<Resource>(
    db: Queryable,
    { kind, labels }: { kind: ContentKind; labels: readonly string[] },
    presentLine: (row: ContentRow, context: LineContext) => Resource | null,
  ): Promise<Map<string, Resource[]>> {
    const rows = await listLiveResources(db, kind, labels);
    const findOffer = await findOffers(
      db,
      deps,
      rows.flatMap((row) => offerRefOf(row) ?? []),
    );
    const context = { storeFacts: factsOfStore(), findOffer };
    const byLabel = Map.groupBy(rows, (row) => row.location_label);
    return new Map(
      labels.map((label) => [
        label,
        (byLabel.get(label) ?? []).flatMap((row) => presentLine(row, context) ?? []),
      ]),
    );
  }

  return {
    async listTexts<Label extends string>(db: Queryable, labels: readonly Label[]) {
      const lines = await present(db, { kind: 'text', labels }, presentText);
      return Object.fromEntries(lines) as Record<Label, TextResource[]>;
    },
    async listImages(db, label) {
      return (await present(db, { kind: 'image', labels: [label] }, presentImage)).get(label)!;
    },
    async listAvailability(db) {
      const slots = await listSlots(db);
      const labelsOf = (kind: ContentKind) =>
        slots.filter((slot) => slot.kind === kind).map((slot) => slot.location_label);
      const shown = {
        text: await present(db, { kind: 'text', labels: labelsOf('text') }, presentText),
        image: await present(db, { kind: 'image', labels: labelsOf('image') }, presentImage),
      };
      return slots.map(({ location_label: label, kind }) => ({
        locationLabel: label,
        available: (shown[kind].get(label) ?? []).length > 0,
      }));
    },
    storeFacts: factsOfStore,
    settingNow,
    findOffers: (db, refs) => findOffers(db, deps, refs),
  };
}
