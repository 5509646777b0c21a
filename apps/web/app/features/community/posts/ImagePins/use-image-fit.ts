import { type RefObject, useEffect, useState } from 'react';
import { type ImageFit, USUAL_FIT } from './pin-position.ts';

/** Measures the image in a box, when it has loaded and when the box changes. `shown` names the image. */
export function useImageFit(box: RefObject<HTMLElement | null>, shown: string): ImageFit {
  const [fit, setFit] = useState(USUAL_FIT);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image is measured again
  useEffect(() => {
    const image = box.current?.querySelector('img');
    if (!image) return;
    const measure = () => {
      const { clientWidth, clientHeight } = box.current ?? image;
      if (image.naturalWidth > 0 && clientWidth > 0 && clientHeight > 0)
        setFit({ image: image.naturalWidth / image.naturalHeight, box: clientWidth / clientHeight });
    };
    measure();
    image.addEventListener('load', measure);
    window.addEventListener('resize', measure);
    return () => {
      image.removeEventListener('load', measure);
      window.removeEventListener('resize', measure);
    };
  }, [box, shown]);
  return fit;
}
