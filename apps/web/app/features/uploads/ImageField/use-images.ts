import { useEffect, useRef, useState } from 'react';
import { MOST_PICTURES, pictureProblem } from './image-problem.ts';
import { sendPicture, type UploadRoute } from './upload-image.ts';

/** A picture on its way, there, or turned away. */
export type Picture = { key: string; name: string } & (
  | { state: 'sending'; percent: number }
  | { state: 'there'; imageId: string; imageUrl: string }
  | { state: 'failed'; message: string }
);

/** Up to nine pictures: each travels by itself, and can be taken away at any time. `first` are there already. */
export function usePictures(route: UploadRoute, first: readonly Picture[] = []) {
  const [pictures, setPictures] = useState<readonly Picture[]>(first);
  const sending = useRef(new Map<string, AbortController>());
  // Leaving the page ends what is still on its way.
  useEffect(() => {
    const travelling = sending.current;
    return () => {
      for (const controller of travelling.values()) controller.abort();
    };
  }, []);

  const put = (picture: Picture) =>
    setPictures((before) => before.map((each) => (each.key === picture.key ? picture : each)));

  function add(files: Iterable<File>) {
    for (const file of [...files].slice(0, MOST_PICTURES - pictures.length)) {
      const [key, { name }] = [crypto.randomUUID(), file];
      const message = pictureProblem(file);
      const picture: Picture = message
        ? { key, name, state: 'failed', message }
        : { key, name, state: 'sending', percent: 0 };
      setPictures((before) => [...before, picture]);
      if (!message) void send(file, { key, name });
    }
  }
  async function send(file: File, named: { key: string; name: string }) {
    const controller = new AbortController();
    sending.current.set(named.key, controller);
    const onProgress = (percent: number) => put({ ...named, state: 'sending', percent });
    const sent = await sendPicture(route, file, { onProgress, signal: controller.signal });
    sending.current.delete(named.key);
    if (sent.ok) put({ ...named, state: 'there', ...pick(sent.picture) });
    else put({ ...named, state: 'failed', message: sent.message });
  }
  function remove(key: string) {
    sending.current.get(key)?.abort();
    setPictures((before) => before.filter((each) => each.key !== key));
  }
  return {
    pictures,
    add,
    remove,
    isSending: pictures.some(({ state }) => state === 'sending'),
    imageIds: pictures.flatMap((picture) => (picture.state === 'there' ? [picture.imageId] : [])),
  };
}
export type Pictures = ReturnType<typeof usePictures>;

const pick = ({ imageId, imageUrl }: { imageId: string; imageUrl: string }) => ({ imageId, imageUrl });
