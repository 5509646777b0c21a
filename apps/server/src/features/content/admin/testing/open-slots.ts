import { changesRoutes } from '@huarong/contract/admin/changes';
import { contentAdminRoutes } from '@huarong/contract/admin/content';
import type { FastifyInstance } from 'fastify';
import { openAdmin } from '../../../../../testing/open-admin.ts';

/** A line that is complete wherever a slot asks for no image. */
export const newLine = (change: object) => ({
  key: 'new-1',
  position: 1,
  content: '新的一行',
  note: null,
  mark: null,
  link: '',
  offer: null,
  imagePath: null,
  phoneImagePath: null,
  startsAt: null,
  endsAt: null,
  isLive: true,
  ...change,
});

/** The first text of a slot as a shop answers, from its cache where it has one. */
export const cachedIn = async (app: FastifyInstance, label: string): Promise<string> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/marketing/MktSimpleGroupController/simpleTextGroup',
    payload: { queryBody: { locationLabel: label } },
  });
  return answer.json().results.resourceList[0]?.content;
};

/** The demo shop and its slots as somebody edits them. */
export async function openSlots() {
  const shop = await openAdmin({ hasOffers: true });
  const editor = await shop.signIn('MARKETER');
  const open = async (label: string) => (await editor.call(contentAdminRoutes.slot, { label })).results;
  const save = (label: string, change: object) =>
    editor.call(contentAdminRoutes.save, {
      label,
      edits: [],
      added: [],
      mode: 'publish',
      applyAt: null,
      restoreAt: null,
      ...change,
    });
  const firstLine = async (label: string) => (await open(label)).lines[0];
  return {
    ...shop,
    editor,
    open,
    save,
    firstLine,
    /** Changes the first line. */
    async edit(label: string, value: Record<string, unknown>, more: object = {}) {
      const line = await firstLine(label);
      const base = Object.fromEntries(Object.keys(value).map((field) => [field, line[field]]));
      return save(label, { edits: [{ lineId: line.lineId, base, value }], ...more });
    },
    undo: (setId: string) => editor.call(changesRoutes.undo, { setId, reason: '填错了' }),
    listSlots: async () => (await editor.call(contentAdminRoutes.slots, {})).results.slots,
    /** The first text of a slot as the shop answers now, without its cache. */
    async shownIn(label: string): Promise<string> {
      await shop.app.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 0 } });
      return cachedIn(shop.app, label);
    },
  };
}
export type SlotShop = Awaited<ReturnType<typeof openSlots>>;
