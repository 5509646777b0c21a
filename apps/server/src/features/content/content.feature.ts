import { contentContract } from '@huarong/contract/content';
import { findErrorCode } from '@huarong/contract/kit';
import { accept, getFirst, refuse } from '@huarong/core/shared';
import { implement, onlyBuilt } from '#platform/feature';
import { commonConfig } from './common-config.ts';
import { listLiveResources, listSlots } from './content.queries.ts';
import { pageSlots } from './page-slots.ts';
import { presentImage, presentText } from './present-resource.ts';

const built = onlyBuilt(
  contentContract,
  'simpleTextGroup',
  'simpleImageGroup',
  'availability',
  'commonConfig',
  'pcConfig',
  'banner',
  'errorMessage',
);

export const contentFeature = implement(built, {
  async simpleTextGroup({ db }, { locationLabel }) {
    const labels = locationLabel.split(',');
    const rows = Map.groupBy(await listLiveResources(db, 'text', labels), (row) => row.location_label);
    const groups = labels.map((label) => ({
      locationLabel: label,
      resourceList: (rows.get(label) ?? []).map(presentText),
    }));
    return accept({ ...getFirst(groups), groups });
  },

  async simpleImageGroup({ db }, { locationLabel }) {
    const rows = await listLiveResources(db, 'image', [locationLabel]);
    return accept({ locationLabel, resourceList: rows.map(presentImage) });
  },

  async banner({ db }, { position }) {
    const rows = await listLiveResources(db, 'image', [position]);
    return accept({ position, resourceList: rows.map(presentImage) });
  },

  async availability({ db }) {
    const slots = await listSlots(db);
    return accept({
      modules: slots.map((slot) => ({ locationLabel: slot.location_label, available: slot.is_available })),
    });
  },

  commonConfig: ({ config }) => accept(commonConfig(config)),

  pcConfig: () => accept({ pages: pageSlots }),

  errorMessage(_context, { errorCode }) {
    const known = findErrorCode(errorCode);
    return known
      ? accept({ errorCode, errorMessage: known.message })
      : refuse({ code: 'error-code-unknown' });
  },
});
