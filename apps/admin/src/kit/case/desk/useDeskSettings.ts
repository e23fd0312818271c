import { useState } from 'react';
import { keepKeysOn, keepPaneSizes, keysOn, paneSizes } from './deskMemory';

/** What a person set up for every desk: whether single keys count, and the widths of the panes. */
export function useDeskSettings() {
  const [numbered, setNumbered] = useState(keysOn);
  const [startSizes] = useState(paneSizes);
  return {
    /** Digits are shown where they count. */
    numbered,
    frame: {
      keysOn: numbered,
      onKeysOn: (on: boolean) => {
        keepKeysOn(on);
        setNumbered(on);
      },
      startSizes,
      onSizes: keepPaneSizes,
    },
  } as const;
}
