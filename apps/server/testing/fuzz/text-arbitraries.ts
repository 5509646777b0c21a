import fc, { type Arbitrary } from 'fast-check';

interface Length {
  minLength: number;
  maxLength: number;
}

/** Several scripts, each character one UTF-16 unit and no spaces, so trimming and counting do not change the text. */
const characters = fc.constantFrom(...'花容口红精华½éßñЖшあ한ไaZ09-_.,!?（）「」·%&\'"<>\\/@#');

export const cleanText = ({ minLength, maxLength }: Length): Arbitrary<string> =>
  fc.string({ unit: characters, minLength, maxLength });

export const textMatching = (pattern: string, { minLength, maxLength }: Length): Arbitrary<string> =>
  fc
    .stringMatching(new RegExp(pattern))
    .filter((text) => text.length >= minLength && text.length <= maxLength && !/\p{C}/u.test(text));
