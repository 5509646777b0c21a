import type { Block } from '../campaign-data.ts';
import { BandScene } from './BandScene.tsx';
import { FirstScene } from './FirstScene.tsx';
import { ScentHero } from './ScentHero.tsx';
import { SmallScenes } from './SmallScenes.tsx';

/** The first scene in full, scenes with a tone of their own as bands, the rest in a row. */
export function Scents({ block }: { block: Block<'scents'> }) {
  const scenes = block.scenes.map((scene, index) => ({ scene, index }));
  const [first, ...others] = scenes;
  const bands = others.filter(({ scene }) => scene.tone !== 'paper');
  const small = others.filter(({ scene }) => scene.tone === 'paper');
  return (
    <>
      <ScentHero block={block} />
      {first && <FirstScene scene={first.scene} />}
      {bands.map(({ scene, index }) => (
        <BandScene key={scene.name} scene={scene} index={index} />
      ))}
      {small.length > 0 && <SmallScenes scenes={small} />}
    </>
  );
}
