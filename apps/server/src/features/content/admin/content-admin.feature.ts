import { contentAdminContract } from '@huarong/contract/admin/content';
import { checkLink, slotRule } from '@huarong/core/content';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { textsIn } from '../check-texts.ts';
import { discardDraft, publishDraft } from './drafts.ts';
import { type JudgeDeps, judgeLines } from './judge-lines.ts';
import { columnsOf, emptyRow, fieldsOf, withColumns } from './line-columns.ts';
import { readLinkDirectory } from './link-directory.ts';
import { listSlots } from './list-slots.ts';
import { listOfferChoices } from './offer-choices.ts';
import { presentSets } from './present-sets.ts';
import { findSlot, saveSlot } from './save-slot.ts';
import { countLines, listLines, listSlotSets } from './slots.queries.ts';

const PAGE_DAYS = 30;

interface ContentAdminDeps extends JudgeDeps {
  /** What shoppers search for most. */
  listSearchedWords: (db: Queryable) => Promise<{ word: string; searches: number; results: number }[]>;
}

/** The slots of the pages: what they show, when, and from what offer. */
export const contentAdminFeature = (deps: ContentAdminDeps): AdminFeature =>
  implementAdmin('content', contentAdminContract, {
    slots: async ({ db }) => accept(await listSlots(db, deps)),
    async slot({ db, staff }, { label }) {
      const slot = await findSlot(db, label);
      if (!slot) return refuse({ code: 'slot-not-found' });
      const judged = await judgeLines(db, deps, slot.rows);
      const figuresOf = await countLines(db, PAGE_DAYS);
      return accept({
        label,
        kind: slot.kind,
        now: (await readClock(db)).toISOString(),
        lines: slot.rows.map((row, index) => {
          const { offerTitle, ...verdict } = judged[index]!;
          return {
            lineId: String(row.id),
            ...fieldsOf(row),
            imageSize:
              row.image_width !== null && row.image_height !== null
                ? { width: row.image_width, height: row.image_height }
                : null,
            offerTitle,
            judged: verdict,
            ...figuresOf(row.id),
          };
        }),
        sets: await presentSets(db, await listSlotSets(db, label), staff.staffId),
      });
    },
    async links({ db }) {
      const lines = (await listLines(db)).filter(({ is_live }) => is_live);
      const judged = await judgeLines(db, deps, lines);
      const campaigns = (await deps.listCampaigns(db)).filter(({ isShown }) => isShown);
      const inCampaigns = campaigns.flatMap(({ title, blocks }) =>
        textsIn(blocks)
          .filter((text) => /^\/(?!\/)/.test(text))
          .map((link) => ({ place: `专题 ${title}`, path: null, text: title, link })),
      );
      const directory = await readLinkDirectory(
        db,
        deps,
        inCampaigns.map(({ link }) => link),
      );
      return accept({
        links: [
          ...lines.flatMap((row, index) => {
            const { linkCheck, shown } = judged[index]!;
            const link = shown?.link ?? row.link;
            if (link === '') return [];
            return {
              place: slotRule(row.location_label, row.kind).name,
              path: `/content/${row.location_label}?line=${row.id}`,
              text: shown?.content ?? row.content,
              link,
              check: linkCheck,
            };
          }),
          ...inCampaigns.map((each) => ({ ...each, check: checkLink(each.link, directory) })),
        ],
      });
    },
    async preview({ db }, { label, line }) {
      const slot = await findSlot(db, label);
      if (!slot) return refuse({ code: 'slot-not-found' });
      const [judged] = await judgeLines(db, deps, [withColumns(emptyRow(label, slot.kind), columnsOf(line))]);
      return accept(judged!);
    },
    offers: async ({ db }, input) => accept({ offers: await listOfferChoices(db, deps, input) }),
    hotWords: async ({ db }) => accept({ words: await deps.listSearchedWords(db) }),
    save: (context, input) => saveSlot(context, deps, input),
    publish: (context, { setId, isWarned }) =>
      publishDraft(context, deps, { setId: Number(setId), isWarned }),
    discard: (context, { setId }) => discardDraft(context, Number(setId)),
  });
