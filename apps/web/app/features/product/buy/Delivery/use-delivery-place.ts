import { useEffect, useState } from 'react';
import { useSession } from '../../../../platform/session/use-session.ts';
import { type DeliveryPlace, parseDeliveryPlace } from './delivery-place.ts';

const KEY = 'deliveryPlace';

function readChosen(): DeliveryPlace | null {
  try {
    return parseDeliveryPlace(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/**
 * Where this browser wants its deliveries: what was chosen here, otherwise the default address of the member, which is
 * not stored. Null in the cached page and until it is known.
 */
export function useDeliveryPlace(): [DeliveryPlace | null, (place: DeliveryPlace) => void] {
  const { isSignedIn } = useSession();
  const [chosen, setChosen] = useState<DeliveryPlace | null>(null);
  const [guessed, setGuessed] = useState<DeliveryPlace | null>(null);
  useEffect(() => {
    const stored = readChosen();
    setChosen(stored);
    setGuessed(null);
    if (stored !== null || !isSignedIn) return;
    let isCurrent = true;
    void import('./guess-place.ts')
      .then(({ guessPlace }) => guessPlace())
      .then(
        (place) => isCurrent && setGuessed(place),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);
  const choose = (place: DeliveryPlace) => {
    setChosen(place);
    try {
      localStorage.setItem(KEY, JSON.stringify(place));
    } catch {
      // Without storage the choice holds for this page.
    }
  };
  return [chosen ?? guessed, choose];
}
