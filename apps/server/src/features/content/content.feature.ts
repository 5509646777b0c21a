import { contentContract } from '@huarong/contract/content';
import { findErrorCode } from '@huarong/contract/kit';
import { accept, getFirst, refuse } from '@huarong/core/shared';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import type { MaintenanceSource } from '#platform/maintenance';
import { commonConfig } from './common-config.ts';
import type { ContentSource } from './content-source.ts';
import { pageSlots } from './page-slots.ts';

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

export const contentFeature = ({
  content,
  maintenance,
}: {
  content: ContentSource;
  maintenance: MaintenanceSource;
}): Feature =>
  implement(built, {
    async simpleTextGroup({ db }, { locationLabel }) {
      const labels = locationLabel.split(',');
      const lines = await content.listTexts(db, labels);
      const groups = labels.map((label) => ({ locationLabel: label, resourceList: lines[label] ?? [] }));
      return accept({ ...getFirst(groups), groups });
    },

    simpleImageGroup: async ({ db }, { locationLabel }) =>
      accept({ locationLabel, resourceList: await content.listImages(db, locationLabel) }),

    banner: async ({ db }, { position }) =>
      accept({ position, resourceList: await content.listImages(db, position) }),

    availability: async ({ db }) => accept({ modules: await content.listAvailability(db) }),

    commonConfig: ({ config }) => accept(commonConfig(config, maintenance.current(), content.settingNow)),

    pcConfig: () => accept({ pages: pageSlots }),

    errorMessage(_context, { errorCode }) {
      const known = findErrorCode(errorCode);
      const ownTextOf = (code: string) =>
        content.settingNow('error-texts').texts.find((own) => own.code === code)?.text;
      return known
        ? accept({ errorCode, errorMessage: ownTextOf(errorCode) ?? known.message })
        : refuse({ code: 'error-code-unknown' });
    },
  });
