import { useState } from 'react';
import { sendPicture } from './send-picture.ts';

/** A picture on its way, there, or turned away. */
export type Picture = { key: string; name: string } & (
  | { state: 'sending' }
  | { state: 'there'; imageId: string; imageUrl: string }
  | { state: 'failed'; message: string }
);
export const MOST_PICTURES = 9;
export const ACCEPTED = 'image/jpeg,image/png,image/webp';
const LARGEST_MB = 5;

/** What can be told of a picture before it travels; the server looks into it in any case. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!ACCEPTED.split(',').includes(type)) return '请用 JPEG、PNG 或 WebP';
  if (size <= LARGEST_MB * 1024 * 1024) return null;
  return `${(size / 1024 / 1024).toFixed(1)} MB，超过 ${LARGEST_MB} MB`;
}

/** Up to nine pictures: each travels by itself, and can be taken away at any time. */
export function usePictures(first: readonly Picture[] = []) {
  const [pictures, setPictures] = useState<readonly Picture[]>(first);
  const put = (picture: Picture) =>
    setPictures((before) => before.map((each) => (each.key === picture.key ? picture : each)));

  function add(files: Iterable<File>) {
    for (const file of [...files].slice(0, MOST_PICTURES - pictures.length)) {
      const named = { key: crypto.randomUUID(), name: file.name };
      const message = pictureProblem(file);
      setPictures((before) => [
        ...before,
        message ? { ...named, state: 'failed', message } : { ...named, state: 'sending' },
      ]);
      if (!message) void send(file, named);
    }
  }
  async function send(file: File, named: { key: string; name: string }) {
    const sent = await sendPicture(file);
    if (sent.ok) put({ ...named, state: 'there', ...sent.picture });
    else put({ ...named, state: 'failed', message: sent.message });
  }
  return {
    pictures,
    add,
    remove: (key: string) => setPictures((before) => before.filter((each) => each.key !== key)),
    isSending: pictures.some(({ state }) => state === 'sending'),
    imageIds: pictures.flatMap((picture) => (picture.state === 'there' ? [picture.imageId] : [])),
  };
}
export type Pictures = ReturnType<typeof usePictures>;
