import {
  checkLink,
  type LinkCheck,
  partProblems,
  type SlotRule,
  slotRule,
  unknownPlaceholders,
} from '@huarong/core/content';
import type { Queryable } from '#platform/database';
import type { ContentRow } from '../content.queries.ts';
import type { ContentSource } from '../content-source.ts';
import { offerRefOf } from '../offers/offer-ref.ts';
import { presentText } from '../present-resource.ts';
import { type LinkPorts, readLinkDirectory } from './link-directory.ts';
import { nameOffers } from './offer-choices.ts';

export interface LineProblem {
  field: string;
  message: string;
}
export interface JudgedLine {
  shown: { content: string; note: string | null; mark: string | null; link: string } | null;
  hiddenBecause: string | null;
  linkCheck: LinkCheck;
  problems: LineProblem[];
  offerTitle: string | null;
}

export interface JudgeDeps extends LinkPorts {
  content: Pick<ContentSource, 'findOffers' | 'storeFacts'>;
}

/** Lines as shoppers would see them now, whatever their time is, and what is wrong with each. */
export async function judgeLines(
  db: Queryable,
  deps: JudgeDeps,
  rows: readonly ContentRow[],
): Promise<JudgedLine[]> {
  const refs = rows.flatMap((row) => offerRefOf(row) ?? []);
  const findOffer = await deps.content.findOffers(db, refs);
  const titleOf = await nameOffers(db, deps, refs);
  const storeFacts = deps.content.storeFacts();
  const presented = rows.map((row) => presentText(row, { storeFacts, findOffer }));
  const links = rows.map((row, index) => presented[index]?.link ?? row.link);
  const directory = await readLinkDirectory(db, deps, links);
  return rows.map((row, index) => {
    const text = presented[index] ?? null;
    const rule = slotRule(row.location_label, row.kind);
    const ref = offerRefOf(row);
    const linkCheck = checkLink(links[index] ?? '', directory);
    return {
      shown: text && {
        content: text.content,
        note: text.note ?? null,
        mark: text.mark ?? null,
        link: text.link,
      },
      hiddenBecause: text
        ? null
        : ref && !findOffer(ref)
          ? '它的优惠现在没有进行，到进行时才显示'
          : '有一处占位没有内容可填，这一行不会显示',
      linkCheck,
      problems: [
        ...textProblems(row, text, rule),
        ...offerProblems(row, rule, ref !== null && titleOf(ref) === null),
        ...(rule.kind === 'image' && row.image_path === null
          ? [{ field: 'imagePath', message: '这个位置要有图片' }]
          : []),
        ...(rule.hasLink && linkCheck.state === 'dead' ? [{ field: 'link', message: linkCheck.text }] : []),
      ],
      offerTitle: ref && titleOf(ref),
    };
  });
}

/** Lengths count what is shown; a text that cannot be filled now counts as it is written. */
function textProblems(row: ContentRow, shown: ReturnType<typeof presentText>, rule: SlotRule): LineProblem[] {
  const fields = ['content', 'note', 'mark'] as const;
  return fields.flatMap((field) => {
    const written = row[field] ?? '';
    const unknown = unknownPlaceholders(written);
    if (unknown.length > 0) return [{ field, message: `没有这种占位：${unknown.join('、')}` }];
    return partProblems(shown?.[field] ?? written, rule[field]).map((message) => ({ field, message }));
  });
}

function offerProblems(row: ContentRow, rule: SlotRule, isGone: boolean): LineProblem[] {
  if (isGone) return [{ field: 'offer', message: '没有这个优惠' }];
  if (rule.offer === null || row.offer_kind === rule.offer) return [];
  return [
    { field: 'offer', message: `这个位置的每一行都要选一个${rule.offer === 'coupon' ? '优惠券' : '促销'}` },
  ];
}
