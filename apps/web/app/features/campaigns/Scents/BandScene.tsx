import type { ScentScene } from '@huarong/contract/content';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import styles from './BandScene.module.css';
import { Picks } from './Picks.tsx';
import { Ribbons } from './Ribbons.tsx';
import { sceneId, sceneNumber } from './scene-id.ts';

interface BandSceneProps {
  scene: ScentScene;
  index: number;
}

/** A place across the whole page: its picture on one side, its words on the ground of its light. */
export const BandScene = ({ scene, index }: BandSceneProps) => (
  <section className={styles.band} id={sceneId(index)} data-tone={scene.tone}>
    <SceneImage picture={scene.picture} className={styles.picture} sizes="56vw" />
    <div className={styles.words}>
      <p>
        <i aria-hidden="true">{sceneNumber(index)}</i>
        {scene.place}　{scene.moment}
      </p>
      <h2>{scene.name}</h2>
      <p className={styles.lead}>{scene.lead}</p>
      <Ribbons accords={scene.accords} height={158} />
      <Picks picks={scene.picks} look="pair" />
    </div>
  </section>
);
